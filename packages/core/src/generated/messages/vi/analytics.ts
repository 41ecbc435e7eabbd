// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: 'Thống kê sử dụng',
  analytics_text:
    'Bạn có cho phép chúng tôi thống kê cách các biểu mẫu này được sử dụng để giúp chúng dễ dùng hơn không? Những gì bạn nhập không được chia sẻ với bất kỳ ai.',
  analytics_allow: 'Cho phép',
  analytics_refuse: 'Không cho phép',
  analytics_change: 'Lựa chọn về thống kê sử dụng',
} satisfies Catalogue
