import { loadOnce } from '@foyer/core/store'
import type { ResponseBody } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useEffect } from 'react'
import type { Api } from '../api/index.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { storeSocialCount } from './social-count.ts'

type SocialConfigs = ResponseBody<'socialConfigs'>

/** The server's providers and allowed return domains. Requested once for each api; again after an error. */
export const loadSocialConfigs: (api: Api) => Promise<SocialConfigs> = loadOnce(async (api: Api) => {
  const configs = await api.call('socialConfigs', {})
  storeSocialCount(configs.socialConfigs.length)
  return configs
}, new WeakMap())

/** The state of loading the server's providers. */
export type SocialConfigsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly configs: SocialConfigs['socialConfigs'] }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Loads the server's providers once per mount: remount the component to try again.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useSocialConfigs(): SocialConfigsState {
  const { api } = useFoyer('useSocialConfigs')
  const [state, setState] = useStateAfterPress<SocialConfigsState>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    loadSocialConfigs(api).then(
      ({ socialConfigs }) => isCurrent && setState({ status: 'ready', configs: socialConfigs }),
      // With providers to show, an api for another language was not answered, and they are the same.
      (error: unknown) =>
        isCurrent && setState((last) => (last.status === 'ready' ? last : { status: 'failed', error })),
    )
    return () => {
      isCurrent = false
    }
  }, [api, setState])
  return state
}
