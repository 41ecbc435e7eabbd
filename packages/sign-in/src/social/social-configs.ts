import type { ResponseBody } from '@foyer/core/wire'
import { useEffect, useState } from 'react'
import type { Api } from '../api/index.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import { keepSocialCount } from './last-social.ts'

type SocialConfigs = ResponseBody<'socialConfigs'>

const asked = new WeakMap<Api, Promise<SocialConfigs>>()

/** The providers that the server offers, and where people may be sent back to. Asked for once; again after a failure. */
export function loadSocialConfigs(api: Api): Promise<SocialConfigs> {
  let answer = asked.get(api)
  if (answer === undefined) {
    answer = api.call('socialConfigs', {}).then((configs) => {
      keepSocialCount(configs.socialConfigs.length)
      return configs
    })
    answer.catch(() => asked.delete(api))
    asked.set(api, answer)
  }
  return answer
}

export type SocialConfigsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly configs: SocialConfigs['socialConfigs'] }
  | { readonly status: 'failed'; readonly error: unknown }

/** The same as a state, asked for once: another try is another component. */
export function useSocialConfigs(): SocialConfigsState {
  const { api } = useFoyer('useSocialConfigs')
  const [state, setState] = useState<SocialConfigsState>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    loadSocialConfigs(api).then(
      ({ socialConfigs }) => isCurrent && setState({ status: 'ready', configs: socialConfigs }),
      (error: unknown) => isCurrent && setState({ status: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [api])
  return state
}
