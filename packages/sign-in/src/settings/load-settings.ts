import { loadOnce } from '@foyer/core/store'
import type { ResponseBody } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'

type Settings = ResponseBody<'settings'>['settings']

/**
 * The server's settings. Requested once for each api, by whichever component asks first; again after an error.
 * @throws ApiError when the call fails
 */
export const loadSettings: (api: Api) => Promise<Settings> = loadOnce(async (api: Api) => {
  const { settings } = await api.call('settings', {})
  return settings
}, new WeakMap())
