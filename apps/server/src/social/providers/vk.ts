import type { VkProvider } from '../provider.ts'

export const vk: VkProvider = {
  id: 'vk',
  protocol: 'OAUTH_VK',
  source:
    'https://id.vk.com/about/business/go/docs/en/vkid/latest/vk-id/connection/api-integration/api-description',
  authorizeUrl: 'https://id.vk.com/authorize',
  scope: 'vkid.personal_info',
  tokenUrl: 'https://id.vk.com/oauth2/auth',
  profileUrl: 'https://id.vk.com/oauth2/user_info',
}
