import { toText } from '../../consent/consent.ts'
import { asJson } from '../../fake-context.ts'
import type { Dialect } from '../dialect.ts'

export const vk: Dialect = {
  id: 'vk',
  title: 'VK ID',
  source:
    'https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration/api-description',
  emailScope: 'email',
  answers: [{ title: 'Of VK', answers: [{ id: 'other-state', title: 'Token of another state' }] }],
  authorize: {
    paths: ['/authorize'],
    pkce: 'required',
    // VK's own code sends it in lower case.
    challengeMethods: ['S256', 's256'],
    extraParameters: ({ deviceId }) => ({
      type: 'code_v2',
      expires_in: '600',
      device_id: deviceId,
      ext_id: 'foyer-sandbox-ext',
    }),
    deniedParameters: { error_description: 'User denied access', ext_id: 'foyer-sandbox-ext' },
    createCode: (random) => `vk2.a.${random}`,
  },
  token: {
    paths: ['/oauth2/auth'],
    readsQuery: true,
    clientAuth: ['none'],
    check: ({ device_id: deviceId, state }, grant, request) => {
      if (toText(request.body)['code'] === undefined) return 'code has to be in the body.'
      if (!state) return 'state is missing.'
      return deviceId === grant.deviceId ? null : 'device_id is not the one that came with the code.'
    },
    answer: ({ person, scopes, state, answer }, accessToken) =>
      asJson({
        refresh_token: `vk2.a.refresh-${accessToken}`,
        access_token: accessToken,
        id_token: '',
        token_type: 'Bearer',
        expires_in: 3600,
        user_id: vkIdOf(person.number),
        state: answer === 'other-state' ? `${state}-other` : state,
        scope: scopes.join(' '),
      }),
    createError: (error, description) => asJson({ error, error_description: description }, 400),
  },
  profile: {
    paths: ['/oauth2/user_info'],
    methods: ['POST'],
    readToken: (request, fields) =>
      fields['client_id'] === 'foyer-sandbox-vk' ? toText(request.body)['access_token'] : undefined,
    answer: ({ person, email, scopes }) =>
      asJson({
        user: {
          user_id: String(vkIdOf(person.number)),
          first_name: person.givenName,
          last_name: person.familyName,
          ...(scopes.includes('phone') && { phone: '79991234567' }),
          avatar: 'https://sun9.example/avatar.jpg',
          ...(email !== null && { email }),
          sex: 1,
          verified: false,
          birthday: '05.03.1990',
        },
      }),
    createError: () =>
      asJson({ error: 'invalid_token', error_description: 'access_token is missing or invalid' }, 401),
  },
}

const vkIdOf = (number: number): number => 700_000_000 + number
