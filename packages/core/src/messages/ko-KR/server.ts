// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import { choose, type Catalogue } from '../message.ts'

export const server = {
  page_no_script:
    'Foyer에 로그인하려면 JavaScript가 필요합니다. 이 사이트에서 JavaScript를 켠 다음 페이지를 새로 고침하세요.',
  error_bad_json: '요청이 올바른 JSON이 아닙니다. 구문을 확인하고 다시 보내 주세요.',
  error_invalid_request: '요청이 이 호출의 형식에 맞지 않습니다.',
  error_unknown_field: '요청에 알 수 없는 필드가 있습니다. 삭제해 주세요.',
  error_forbidden_key: '요청에 허용되지 않는 키가 있습니다. 삭제해 주세요.',
  error_unauthenticated: '계속하려면 로그인해 주세요.',
  error_invalid_credentials: '로그인 정보와 비밀번호가 일치하지 않습니다. 둘 다 확인하고 다시 시도해 주세요.',
  error_captcha_required: '먼저 사람임을 확인해 주세요. 양식에 확인 절차가 있습니다.',
  error_captcha_failed: '사람임을 확인하지 못했습니다. 확인을 다시 진행해 주세요.',
  error_forbidden_origin: '허용되지 않은 사이트에서 보낸 요청입니다.',
  error_not_found: '이 주소에는 아무것도 없습니다.',
  error_method_not_allowed: '이 주소는 이런 종류의 요청을 받지 않습니다.',
  error_account_exists: '이 정보로 만든 계정이 이미 있습니다. 로그인하거나 비밀번호를 재설정해 주세요.',
  error_social_state_invalid:
    '이 로그인은 더 이상 유효하지 않습니다. 시작한 지 너무 오래되었거나, 다른 브라우저에서 시작했거나, 이미 사용되었습니다. 처음부터 다시 시작해 주세요.',
  error_social_denied:
    '연동 서비스에서 허용하지 않았습니다. 다시 시도하거나 다른 로그인 방법을 선택해 주세요.',
  error_social_provider_failed:
    '연동 서비스가 올바르게 응답하지 않았습니다. 다시 시도하거나 다른 로그인 방법을 선택해 주세요.',
  error_social_not_found: '여기서는 이 로그인 방법을 사용할 수 없습니다. 다른 방법을 선택해 주세요.',
  error_social_identity_taken:
    '연동 서비스의 이 계정은 이미 다른 계정에 연결되어 있습니다. 먼저 그 계정으로 로그인해서 연결을 해제해 주세요.',
  error_social_last_way: '유일한 로그인 방법입니다. 먼저 비밀번호를 설정하거나 다른 계정을 연결해 주세요.',
  error_body_too_large: '요청이 너무 큽니다. 64 KiB 이하로 보내 주세요.',
  error_unsupported_media_type: '요청을 application/json으로 보내 주세요.',
  error_validation_failed: '입력한 내용을 확인해 주세요.',
  error_too_many_attempts: ({ seconds }) =>
    choose({ other: `시도 횟수가 너무 많습니다. ${seconds}초 후에 다시 시도해 주세요.` }, seconds, 'ko-KR'),
  error_overloaded: ({ seconds }) =>
    choose({ other: `지금 이용자가 많습니다. ${seconds}초 후에 다시 시도해 주세요.` }, seconds, 'ko-KR'),
  error_unavailable: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  error_recovery_invalid: '이 링크나 코드는 더 이상 사용할 수 없습니다. 새로 요청해 주세요.',
  error_wrong_password: '현재 비밀번호와 일치하지 않습니다.',
  error_passwords_too_similar: '이전 비밀번호와 덜 비슷한 비밀번호를 선택해 주세요.',
  mail_recovery_subject: ({ name }) => `${name} 새 비밀번호 설정`,
  mail_recovery_text: ({ name }) => `${name} 계정의 새 비밀번호를 설정하려는 요청이 있었습니다.`,
  mail_recovery_action: '새 비밀번호 설정',
  mail_recovery_expiry: ({ minutes }) =>
    choose(
      {
        other: `이 링크는 ${minutes}분 안에 한 번만 사용할 수 있습니다. 요청한 적이 없다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.`,
      },
      minutes,
      'ko-KR',
    ),
  mail_password_changed_subject: ({ name }) => `${name} 비밀번호가 변경되었습니다`,
  mail_password_changed_text: ({ name }) =>
    `${name} 계정의 비밀번호가 변경되었고 다른 모든 기기에서 로그아웃되었습니다.`,
  mail_password_changed_warning:
    '본인이 변경했다면 아무것도 하지 않아도 됩니다. 그렇지 않다면 바로 새 비밀번호를 설정해 주세요.',
  sms_recovery: ({ code, minutes, name }) =>
    choose(
      {
        other: `${name} 코드는 ${code}입니다. ${minutes}분 안에 한 번만 사용할 수 있습니다. 다른 사람에게 알려 주지 마세요.`,
      },
      minutes,
      'ko-KR',
    ),
  sms_password_changed: ({ name }) =>
    `${name} 비밀번호가 변경되었습니다. 본인이 변경하지 않았다면 바로 새 비밀번호를 설정해 주세요.`,
  error_promocode_unknown: '없는 코드입니다. 다시 확인하거나 코드 없이 계속해 주세요.',
  error_promocode_not_started: '아직 사용할 수 없는 코드입니다. 나중에 사용하거나 코드 없이 계속해 주세요.',
  error_promocode_expired: '기한이 지난 코드입니다. 코드 없이 계속하거나 다른 코드를 입력해 주세요.',
  error_promocode_used_up: '모두 사용된 코드입니다. 코드 없이 계속하거나 다른 코드를 입력해 주세요.',
  error_promocode_used: '이미 사용한 코드입니다. 코드 없이 계속하거나 다른 코드를 입력해 주세요.',
  error_promocode_sign_in: '로그인한 분만 사용할 수 있는 코드입니다. 로그인하거나 코드 없이 계속해 주세요.',
  error_promocode_currency: '다른 통화용 코드입니다. 해당 통화를 선택하거나 코드 없이 계속해 주세요.',
  error_too_young: '만 18세 이상이어야 합니다.',
  error_zip_code_invalid: '선택한 국가에 없는 우편번호입니다. 둘 다 확인해 주세요.',
  error_zip_code_not_served: '이 우편번호의 주에서는 서비스를 제공하지 않습니다. 다른 번호를 입력해 주세요.',
} satisfies Catalogue
