// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const analytics = {
  analytics_label: '이용 분석',
  analytics_text:
    '양식을 더 쉽게 작성하실 수 있도록 이용 현황을 집계해도 될까요? 입력한 내용은 누구와도 공유되지 않습니다.',
  analytics_allow: '허용',
  analytics_refuse: '허용 안 함',
  analytics_change: '분석 설정',
} satisfies Catalogue
