// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer에 로그인하려면 JavaScript가 필요합니다. 이 사이트에서 JavaScript를 켠 다음 페이지를 새로고침해 주세요.',
  page_unloaded:
    '페이지를 모두 불러오지 못했습니다. 연결을 확인하고 새로고침해 주세요. 그래도 안 되면 브라우저를 업데이트해 주세요.',
  page_home:
    '계정 하나로 모두 이용하세요. 이메일 주소, 전화번호 또는 이미 가지고 있는 계정으로 로그인할 수 있습니다.',
  page_sign_in: '이메일, 전화번호 또는 이미 가지고 있는 계정으로 Foyer에 로그인하세요.',
  page_sign_up: '이메일, 전화번호 또는 이미 가지고 있는 계정으로 Foyer 계정을 만드세요.',
  page_recover: '비밀번호를 잊으셨나요? 이메일로 링크를 받거나 문자 메시지로 코드를 받아 새로 설정하세요.',
  page_checkout: 'Foyer에서 주문하세요. 계정이 없어도 됩니다.',
  page_terms: 'Foyer 주문에 적용되는 이용약관입니다.',
  page_picture: '겹쳐진 세 개의 아치와 불 켜진 문.',
  error_bad_json: '요청이 올바른 JSON이 아닙니다. 구문을 확인하고 다시 보내 주세요.',
  error_invalid_request: '요청 형식이 올바르지 않습니다.',
  error_unknown_field: '요청에 알 수 없는 필드가 있습니다. 삭제해 주세요.',
  error_forbidden_key: '요청에 허용되지 않는 키가 있습니다. 삭제해 주세요.',
  error_unauthenticated: '계속하려면 로그인해 주세요.',
  error_other_user:
    '그사이 다른 사람이 이 브라우저에서 로그인하여 아무것도 변경하지 않았습니다. 필요한 내용을 복사한 다음 페이지를 새로고침해 주세요.',
  error_invalid_credentials:
    '이메일, 전화번호 또는 비밀번호가 올바르지 않습니다. 확인하고 다시 시도해 주세요.',
  error_captcha_required: '먼저 양식에서 로봇이 아님을 확인해 주세요.',
  error_captcha_failed: '로봇이 아님을 확인하지 못했습니다. 다시 시도해 주세요.',
  error_forbidden_origin: '허용되지 않은 사이트에서 보낸 요청입니다.',
  error_not_found: '이 주소에는 아무것도 없습니다.',
  error_method_not_allowed: '이 주소는 이런 종류의 요청을 받지 않습니다.',
  error_account_exists: '이 정보로 만든 계정이 이미 있습니다. 그 계정으로 로그인해 주세요.',
  error_social_state_invalid:
    '이 로그인은 더 이상 유효하지 않습니다. 시간이 너무 오래 걸렸거나, 다른 브라우저에서 시작했거나, 이미 사용되었습니다. 처음부터 다시 시작해 주세요.',
  error_social_denied:
    '외부 서비스 로그인이 취소되었습니다. 다시 시도하거나 다른 로그인 방법을 선택해 주세요.',
  error_social_provider_failed:
    '외부 서비스에서 올바른 응답을 받지 못했습니다. 다시 시도하거나 다른 로그인 방법을 선택해 주세요.',
  error_social_not_found: '여기서는 이 로그인 방법을 사용할 수 없습니다. 다른 방법을 선택해 주세요.',
  error_social_identity_taken:
    '이 외부 서비스 계정은 이미 이곳의 다른 계정에 연결되어 있습니다. 먼저 그 계정으로 로그인해서 연결을 해제해 주세요.',
  error_social_last_way: '유일한 로그인 방법입니다. 먼저 다른 방법을 추가해 주세요.',
  error_proof_needed: '계속하려면 본인 확인을 해 주세요.',
  error_proof_other_account:
    '회원님의 계정에 연결되지 않은 계정이어서 본인 확인에 사용할 수 없습니다. 연결된 계정이나 다른 방법을 선택해 주세요.',
  error_identifier_unproven:
    '먼저 이메일 주소나 전화번호가 본인의 것임을 확인해 주세요. 확인한 뒤에 이 작업을 할 수 있습니다.',
  error_registration_private:
    '이메일 주소나 전화번호를 확인해야 계정이 만들어집니다. 페이지를 새로고침하고 계정을 다시 만들어 주세요.',
  error_identifier_last: '계정을 복구할 수 있는 유일한 방법입니다. 먼저 다른 방법을 추가해 주세요.',
  error_identifier_taken: '이 주소나 번호는 다른 계정에서 사용하고 있습니다.',
  error_identifier_unchanged: '이미 이 계정에 등록된 주소나 번호입니다. 다른 주소나 번호를 입력해 주세요.',
  error_body_too_large: '요청이 너무 큽니다. 64 KiB 이하로 보내 주세요.',
  error_unsupported_media_type: '요청을 application/json으로 보내 주세요.',
  error_validation_failed: '올바르지 않은 항목이 있습니다. 확인하고 다시 시도해 주세요.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'ko-KR',
    other: '시도 횟수가 너무 많습니다. {seconds}초 후에 다시 시도해 주세요.',
  },
  error_internal: '문제가 발생했습니다. 다시 시도해 주세요. 문제가 계속되면 페이지를 새로고침해 주세요.',
  error_overloaded: {
    by: 'seconds',
    in: 'ko-KR',
    other: '지금 이용자가 많습니다. {seconds}초 후에 다시 시도해 주세요.',
  },
  error_unavailable: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  error_recovery_invalid: '이 링크나 코드는 더 이상 사용할 수 없습니다. 새로 요청해 주세요.',
  error_code_wrong: '코드가 올바르지 않습니다. 가장 최근 메시지를 확인하고 여섯 자리 숫자를 입력해 주세요.',
  error_code_over: '이 코드는 이미 사용되었거나 만료되었습니다. 새로 요청해 주세요.',
  error_email_unreachable: '여기서는 이메일을 보낼 수 없습니다. 전화번호를 사용해 주세요.',
  error_phone_unreachable: '여기서는 문자 메시지를 보낼 수 없습니다. 이메일 주소를 사용해 주세요.',
  error_method_off: '이 로그인 방법은 사용할 수 없도록 설정되어 있습니다.',
  error_second_factor_needed: '한 단계 남았습니다. 2단계 인증으로 본인 확인을 해 주세요.',
  error_second_factor_over: '로그인에 시간이 너무 오래 걸렸습니다. 처음부터 다시 시작해 주세요.',
  error_second_factor_required:
    '2단계 인증을 사용해야 하므로 삭제할 수 없습니다. 대신 다른 앱을 설정할 수 있습니다.',
  error_totp_wrong: '코드가 올바르지 않습니다. 앱에 지금 표시된 여섯 자리 숫자를 입력해 주세요.',
  error_totp_used: '이미 사용한 코드입니다. 앱에 다음 코드가 표시될 때까지 기다려 주세요.',
  error_totp_unreadable:
    '지금은 앱의 코드를 확인할 수 없습니다. 저희 쪽 문제입니다. 다른 방법을 사용하거나 나중에 다시 시도해 주세요.',
  error_totp_not_begun: '설정에 시간이 너무 오래 걸렸습니다. 처음부터 다시 시작해 새 키를 받아 주세요.',
  error_recovery_code_wrong:
    '복구 코드가 올바르지 않거나 이미 사용되었습니다. 코드를 확인하거나 다른 코드를 입력해 주세요.',
  error_passkey_invalid: '이 패스키를 읽을 수 없습니다. 다시 시도하거나 다른 방법을 사용해 주세요.',
  error_passkey_challenge: '시간이 너무 오래 걸렸거나 다른 브라우저에서 시작했습니다. 다시 시도해 주세요.',
  error_passkey_used: '이 패스키 응답은 이미 사용되었습니다. 다시 시도해 주세요.',
  error_passkey_origin: '여기에 로그인하는 것이 허용되지 않은 사이트에서 패스키가 사용되었습니다.',
  error_passkey_rp_id: '다른 사이트의 패스키입니다.',
  error_passkey_signature:
    '이 패스키가 본인의 것인지 확인하지 못했습니다. 다시 시도하거나 다른 방법을 사용해 주세요.',
  error_passkey_user: '다른 계정의 패스키입니다. 이 계정의 패스키를 선택하거나 다른 방법을 사용해 주세요.',
  error_passkey_unknown:
    '이 패스키로 로그인할 수 있는 계정이 더 이상 없습니다. 다른 방법을 사용하고, 비밀번호 관리자에서 이 패스키를 삭제해 주세요.',
  error_passkey_exists: '이 기기 또는 비밀번호 관리자에 이미 이 계정의 패스키가 있습니다.',
  error_passkey_limit:
    '이 계정의 패스키가 최대 개수에 도달했습니다. 더 이상 쓰지 않는 패스키를 삭제한 다음 추가해 주세요.',
  error_passkey_last: '이 패스키가 유일한 로그인 방법입니다. 먼저 다른 방법을 추가해 주세요.',
  error_tokens_off: '여기서는 토큰을 사용할 수 없도록 설정되어 있습니다.',
  error_audience_unknown: '여기서는 이 대상(audience)의 토큰을 발급하지 않습니다.',
  error_wrong_password: '현재 비밀번호와 일치하지 않습니다.',
  error_passwords_too_similar: '이전 비밀번호와 비슷하지 않은 비밀번호를 사용해 주세요.',
  error_password_common: '너무 흔한 비밀번호입니다. 다른 비밀번호를 사용해 주세요.',
  error_password_breached: '데이터 유출 사고로 노출된 비밀번호입니다. 다른 비밀번호를 사용해 주세요.',
  error_password_guessable:
    '이메일 주소나 전화번호, 이름, 사이트 이름으로 쉽게 추측할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.',
  mail_recovery_subject: '{name} 새 비밀번호 설정',
  mail_recovery_text: '{name} 계정의 비밀번호를 새로 설정하려는 요청이 있었습니다.',
  mail_recovery_action: '새 비밀번호 설정',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'ko-KR',
    other:
      '이 링크는 {minutes}분 안에 한 번만 사용할 수 있습니다. 요청한 적이 없다면 이 메일은 무시하셔도 됩니다. 비밀번호는 그대로 유지됩니다.',
  },
  mail_password_changed_subject: '{name} 비밀번호가 변경되었습니다',
  mail_password_changed_text: '{name} 계정의 비밀번호가 변경되었고 다른 모든 기기에서 로그아웃되었습니다.',
  mail_password_changed_warning:
    '본인이 변경했다면 별도의 조치가 필요하지 않습니다. 그렇지 않다면 바로 새 비밀번호를 설정해 주세요.',
  mail_order_subject: '{name} 주문 {number}',
  mail_order_text: '{name} 주문이 접수되었습니다. 주문 번호는 {number}입니다.',
  mail_order_items: { by: 'count', in: 'ko-KR', other: '상품 {count}개' },
  mail_order_price: '가격: {amount}',
  mail_order_discount: '할인: {amount}',
  mail_order_total: '합계: {amount}',
  mail_order_address: '주소:',
  mail_order_action: '주문 보기',
  mail_order_hint:
    '문의하실 때는 주문 번호를 알려 주세요. 주문하신 적이 없다면 누군가 이 주소를 잘못 입력한 것이니 이 메일은 무시하셔도 됩니다.',
  mail_linked_subject: '이제 {provider} 계정으로 {name}에 로그인할 수 있습니다',
  mail_linked_text:
    '{name} 계정에 {provider} 계정이 연결되었습니다. 그 {provider} 계정을 사용할 수 있는 사람은 누구나 회원님의 계정에 로그인할 수 있습니다.',
  mail_linked_warning: {
    by: 'passwords',
    yes: '본인이 직접 한 작업이라면 별도의 조치가 필요하지 않습니다. 그렇지 않다면 바로 새 비밀번호를 설정해 주세요. 그런 다음 계정에 로그인할 수 있는 다른 방법을 확인하고, 본인의 것이 아니면 삭제해 주세요.',
    other:
      '본인이 직접 한 작업이라면 별도의 조치가 필요하지 않습니다. 그렇지 않다면 바로 로그인하여 계정 페이지에서 연결을 해제하고 다른 모든 기기에서 로그아웃해 주세요.',
  },
  mail_factor_subject: '{name} 로그인 방법이 변경되었습니다',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      '{name} 계정에 패스키가 추가되었습니다. 이 패스키를 가진 사람은 누구나 로그인할 수 있습니다.',
    passkey_removed: '{name} 계정에서 패스키가 삭제되었습니다. 더 이상 로그인에 사용할 수 없습니다.',
    social_unlinked: '{name} 계정에서 {provider} 연결이 해제되었습니다. 더 이상 로그인에 사용할 수 없습니다.',
    totp_enrolled: '{name} 계정에 인증 앱이 설정되었습니다. 이제 로그인할 때 2단계 인증이 필요합니다.',
    totp_removed: '{name} 계정에서 인증 앱이 삭제되었습니다. 이제 다시 한 단계만으로 로그인됩니다.',
    recovery_codes_made:
      '{name} 계정의 새 복구 코드가 만들어졌습니다. 이전 코드는 더 이상 사용할 수 없습니다.',
    recovery_code_used:
      '{name} 계정에 로그인할 때 복구 코드가 사용되었습니다. 남은 코드: {left}개. 계정 페이지에서 새 코드를 만들 수 있습니다.',
    other: '지원팀이 {name} 계정의 2단계 인증을 해제하고 모든 기기에서 로그아웃했습니다.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: '본인이 직접 한 작업이라면 별도의 조치가 필요하지 않습니다. 그렇지 않다면 바로 새 비밀번호를 설정한 뒤, 계정에 로그인할 수 있는 다른 방법을 확인해 주세요.',
    other:
      '본인이 직접 한 작업이라면 별도의 조치가 필요하지 않습니다. 그렇지 않다면 바로 로그인하여 로그인 방법을 확인하고 다른 모든 기기에서 로그아웃해 주세요.',
  },
  mail_first_proof:
    '이 주소나 번호의 소유자임이 이번에 처음 확인되었습니다. 다음 계정은 그전에 다른 사람이 연결했을 수 있어 연결을 해제했습니다: {providers}. 본인의 계정은 다시 연결할 수 있습니다.',
  mail_code_subject: '{name} 확인 코드: {code}',
  mail_code_text:
    '앞으로 이 주소로 {name}에 로그인하려면 코드를 요청한 페이지에 다음 코드를 입력해 주세요: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'ko-KR',
    other:
      '{minutes}분 안에 한 번만 사용할 수 있습니다. 요청한 적이 없다면 이 메일은 무시하셔도 됩니다. 코드는 다른 사람에게 알려 주지 마세요.',
  },
  mail_code_action: '계정 열기',
  mail_code_sign_in: '{name}에 로그인하려면 코드를 요청한 페이지에 다음 코드를 입력해 주세요: {code}',
  mail_code_sign_up:
    '{name} 계정 만들기를 완료하려면 코드를 요청한 페이지에 다음 코드를 입력해 주세요: {code}',
  mail_code_verify:
    '이 주소가 본인의 것임을 {name}에서 확인하려면 코드를 요청한 페이지에 다음 코드를 입력해 주세요: {code}',
  mail_code_proof: '{name}에서 본인 확인을 하려면 코드를 요청한 페이지에 다음 코드를 입력해 주세요: {code}',
  mail_code_change:
    '{name} 계정에 이 주소를 사용하려면 코드를 요청한 페이지에 다음 코드를 입력해 주세요: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'ko-KR',
    other: '{minutes}분 안에 한 번만 사용할 수 있습니다. {name} 직원은 이 코드를 절대 묻지 않습니다.',
  },
  mail_code_ignore:
    '요청한 적이 없다면 이 메일은 무시하셔도 됩니다. 이 코드 없이는 아무것도 진행되지 않습니다.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: '요청한 적이 없다면 다른 사람이 회원님의 계정에 로그인한 상태입니다. 코드를 다른 사람에게 알려 주지 말고 바로 새 비밀번호를 설정해 주세요: {url}',
    other:
      '요청한 적이 없다면 다른 사람이 회원님의 계정에 로그인한 상태입니다. 코드를 다른 사람에게 알려 주지 말고 바로 다른 모든 기기에서 로그아웃해 주세요: {url}',
  },
  mail_code_go_on: '이 코드로 계속',
  mail_identifier_added_subject: {
    by: 'kind',
    email: '{name} 계정에 이메일 주소가 추가되었습니다',
    other: '{name} 계정에 전화번호가 추가되었습니다',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      '{name} 계정에 이메일 주소({value})가 추가되었습니다. 이곳으로 보내는 메시지를 받을 수 있는 사람은 이제 회원님의 계정에 로그인할 수 있습니다.',
    other:
      '{name} 계정에 전화번호({value})가 추가되었습니다. 이곳으로 보내는 메시지를 받을 수 있는 사람은 이제 회원님의 계정에 로그인할 수 있습니다.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: '{name} 계정의 이메일 주소가 변경되었습니다',
    other: '{name} 계정의 전화번호가 변경되었습니다',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      '{name} 계정의 이메일 주소가 변경되었습니다. 새 주소는 {value}입니다. 이전 주소로는 더 이상 로그인할 수 없습니다.',
    other:
      '{name} 계정의 전화번호가 변경되었습니다. 새 번호는 {value}입니다. 이전 번호로는 더 이상 로그인할 수 없습니다.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: '{name} 계정에서 이메일 주소가 삭제되었습니다',
    other: '{name} 계정에서 전화번호가 삭제되었습니다',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: '{name} 계정에서 이메일 주소({value})가 삭제되었습니다. 더 이상 로그인에 사용할 수 없습니다.',
    other: '{name} 계정에서 전화번호({value})가 삭제되었습니다. 더 이상 로그인에 사용할 수 없습니다.',
  },
  mail_identifier_warning:
    '본인이 직접 한 작업이라면 별도의 조치가 필요하지 않습니다. 그렇지 않다면 변경을 되돌려 주세요. 링크는 72시간 동안 사용할 수 있으며, 되돌리면 다른 모든 기기에서도 로그아웃됩니다.',
  mail_identifier_undo: '되돌리기',
  mail_identifier_undone_subject: '{name} 계정의 변경 사항을 되돌렸습니다',
  mail_identifier_undone_text: '계정의 이전 주소나 번호로 보낸 링크를 통해 변경 사항을 되돌렸습니다.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: '본인이 한 작업이 아니라면 이전 주소나 번호로 보내는 메시지를 다른 사람이 받고 있습니다. 먼저 그 주소나 번호를 안전하게 보호한 다음 여기에서 새 비밀번호를 설정해 주세요.',
    other:
      '본인이 한 작업이 아니라면 이전 주소나 번호로 보내는 메시지를 다른 사람이 받고 있습니다. 먼저 그 주소나 번호를 안전하게 보호한 다음 여기에서 로그인하고 다른 모든 기기에서 로그아웃해 주세요.',
  },
  mail_proven_subject: '{name} 계정이 확인되었습니다',
  mail_proven_text:
    '이 주소의 소유자임이 이번에 처음 확인되었습니다. 그래서 이전에 쓰던 방법으로는 더 이상 {name} 계정에 로그인할 수 없으며, 다른 모든 기기에서 로그아웃되었습니다.',
  mail_proven_password:
    '이전 비밀번호는 더 이상 사용할 수 없습니다. 아직 새 비밀번호가 없다면 설정해 주세요.',
  mail_proven_unlinked: '연결 해제: {providers}. 본인의 계정은 다시 연결할 수 있습니다.',
  mail_proven_warning: {
    by: 'passwords',
    yes: '본인이 한 작업이 아니라면 다른 사람이 회원님의 메일을 읽을 수 있는 상태입니다. 먼저 메일 계정을 안전하게 보호한 다음 여기에서 새 비밀번호를 설정해 주세요.',
    other:
      '본인이 한 작업이 아니라면 다른 사람이 회원님의 메일을 읽을 수 있는 상태입니다. 먼저 메일 계정을 안전하게 보호한 다음 여기에서 로그인하고 다른 모든 기기에서 로그아웃해 주세요.',
  },
  mail_account_exists_subject: '이미 {name} 계정이 있습니다',
  mail_account_exists_text:
    '이 주소로 {name} 계정을 만들려는 요청이 있었습니다. 이미 계정이 있으며 아무것도 변경되지 않았습니다. 그 계정으로 로그인해 주세요.',
  mail_account_exists_action: '로그인',
  mail_account_exists_recovery: '비밀번호를 잊으셨나요? 새 비밀번호를 설정해 주세요: {url}',
  mail_account_exists_warning:
    '본인이 시도하지 않았더라도 별도의 조치가 필요하지 않습니다. 아무도 회원님의 계정에 로그인하지 않았습니다.',
  mail_sign_in_subject: '{name} 계정에 새 기기로 로그인했습니다',
  mail_sign_in_text: '알 수 없는 기기에서 {name} 계정에 로그인했습니다.',
  mail_sign_in_action: '내 기기 확인',
  mail_deleted_subject: '{name} 계정이 삭제되었습니다',
  mail_deleted_text: '{name} 계정과 계정의 데이터가 삭제되었습니다. 복구할 수 없습니다.',
  mail_deleted_warning:
    '본인이 직접 한 작업이라면 별도의 조치가 필요하지 않습니다. 그렇지 않다면 다른 사람이 계정에 로그인한 것입니다. 메일 계정을 안전하게 보호해 주세요.',
  mail_exported_subject: '{name} 계정의 데이터를 다운로드했습니다',
  mail_exported_text: '{name} 계정의 모든 데이터가 다운로드되었습니다.',
  mail_asked: '요청 정보: {device}, {address}, {time}',
  mail_done: '작업 정보: {device}, {address}, {time}',
  mail_device_on: '{system}의 {browser}',
  mail_device_unknown: '알 수 없는 기기',
  sms_recovery: {
    by: 'minutes',
    in: 'ko-KR',
    other:
      '{name} 확인 코드는 {code}입니다. {minutes}분 안에 한 번만 사용할 수 있습니다. 다른 사람에게 알려 주지 마세요.',
  },
  sms_password_changed:
    '{name} 비밀번호가 변경되었습니다. 본인이 변경하지 않았다면 바로 새 비밀번호를 설정해 주세요.',
  sms_linked: {
    by: 'passwords',
    yes: '{name} 계정에 {provider} 계정이 연결되어 이제 로그인에 사용할 수 있습니다. 본인이 아니라면 바로 새 비밀번호를 설정하고 연결을 해제해 주세요.',
    other:
      '{name} 계정에 {provider} 계정이 연결되어 이제 로그인에 사용할 수 있습니다. 본인이 아니라면 바로 로그인하여 연결을 해제하고 다른 모든 기기에서 로그아웃해 주세요.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: '{name} 계정에 패스키가 추가되었습니다. 이 패스키를 가진 사람은 누구나 로그인할 수 있습니다. 본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
      other:
        '{name} 계정에 패스키가 추가되었습니다. 이 패스키를 가진 사람은 누구나 로그인할 수 있습니다. 본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: '{name} 계정에서 패스키가 삭제되었습니다. 더 이상 로그인에 사용할 수 없습니다. 본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
      other:
        '{name} 계정에서 패스키가 삭제되었습니다. 더 이상 로그인에 사용할 수 없습니다. 본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: '{name} 계정에서 {provider} 연결이 해제되었습니다. 더 이상 로그인에 사용할 수 없습니다. 본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
      other:
        '{name} 계정에서 {provider} 연결이 해제되었습니다. 더 이상 로그인에 사용할 수 없습니다. 본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: '{name} 계정에 인증 앱이 설정되었습니다. 이제 로그인할 때 2단계 인증이 필요합니다. 본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
      other:
        '{name} 계정에 인증 앱이 설정되었습니다. 이제 로그인할 때 2단계 인증이 필요합니다. 본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
    },
    totp_removed: {
      by: 'passwords',
      yes: '{name} 계정에서 인증 앱이 삭제되었습니다. 이제 다시 한 단계만으로 로그인됩니다. 본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
      other:
        '{name} 계정에서 인증 앱이 삭제되었습니다. 이제 다시 한 단계만으로 로그인됩니다. 본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: '{name} 계정의 새 복구 코드가 만들어졌습니다. 이전 코드는 더 이상 사용할 수 없습니다. 본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
      other:
        '{name} 계정의 새 복구 코드가 만들어졌습니다. 이전 코드는 더 이상 사용할 수 없습니다. 본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: '{name} 계정에 로그인할 때 복구 코드가 사용되었습니다. 남은 코드: {left}개. 계정 페이지에서 새 코드를 만들 수 있습니다. 본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
      other:
        '{name} 계정에 로그인할 때 복구 코드가 사용되었습니다. 남은 코드: {left}개. 계정 페이지에서 새 코드를 만들 수 있습니다. 본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
    },
    other: {
      by: 'passwords',
      yes: '지원팀이 {name} 계정의 2단계 인증을 해제하고 모든 기기에서 로그아웃했습니다. 본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
      other:
        '지원팀이 {name} 계정의 2단계 인증을 해제하고 모든 기기에서 로그아웃했습니다. 본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
    },
  },
  sms_first_proof: '이 번호가 확인되기 전에 연결된 계정을 해제했습니다: {providers}.',
  sms_code_sign_in: '{name} 로그인 코드는 {code}입니다.',
  sms_code_sign_up: '{name} 계정 만들기 코드는 {code}입니다.',
  sms_code_verify: '{name} 전화번호 확인 코드는 {code}입니다.',
  sms_code_proof: '{name} 본인 확인 코드는 {code}입니다.',
  sms_code_change: '{name} 전화번호 등록 코드는 {code}입니다.',
  sms_code_once: {
    by: 'minutes',
    in: 'ko-KR',
    other: '{minutes}분 안에 한 번만 사용할 수 있습니다. 저희는 이 코드를 절대 묻지 않습니다.',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      '{name} 계정에 이메일 주소({value})가 추가되었습니다. 본인이 아니라면 72시간 안에 되돌려 주세요: {url}',
    other:
      '{name} 계정에 전화번호({value})가 추가되었습니다. 본인이 아니라면 72시간 안에 되돌려 주세요: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email:
      '{name} 계정의 이메일 주소가 변경되었습니다({value}). 본인이 아니라면 72시간 안에 되돌려 주세요: {url}',
    other:
      '{name} 계정의 전화번호가 변경되었습니다({value}). 본인이 아니라면 72시간 안에 되돌려 주세요: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      '{name} 계정에서 이메일 주소({value})가 삭제되었습니다. 본인이 아니라면 72시간 안에 되돌려 주세요: {url}',
    other:
      '{name} 계정에서 전화번호({value})가 삭제되었습니다. 본인이 아니라면 72시간 안에 되돌려 주세요: {url}',
  },
  sms_identifier_undone:
    '이 번호가 {name} 계정에서 삭제되었습니다. 이전 주소나 번호로 보낸 링크를 통해 변경을 되돌렸습니다.',
  sms_proven: {
    by: 'password',
    yes: '이 번호가 {name} 계정에서 확인되었습니다. 이전 비밀번호와 다른 로그인 방법은 더 이상 사용할 수 없습니다.',
    other: '이 번호가 {name} 계정에서 확인되었습니다. 이전 로그인 방법은 더 이상 사용할 수 없습니다.',
  },
  sms_proven_unlinked: '연결 해제: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: '본인이 아니라면 바로 새 비밀번호를 설정해 주세요.',
    other: '본인이 아니라면 바로 로그인하여 다른 모든 기기에서 로그아웃해 주세요.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: '이 번호로 만든 {name} 계정이 이미 있으며 아무것도 변경되지 않았습니다. 로그인: {url} 비밀번호를 잊으셨나요? {recoveryUrl}',
    other: '이 번호로 만든 {name} 계정이 이미 있으며 아무것도 변경되지 않았습니다. 로그인: {url}',
  },
  sms_deleted: '{name} 계정이 삭제되었습니다. 복구할 수 없습니다.',
  sms_exported: '{name} 계정의 모든 데이터가 다운로드되었습니다.',
  error_promocode_unknown: '없는 코드입니다. 다시 확인하거나 코드 없이 계속해 주세요.',
  error_promocode_not_started: '아직 사용할 수 없는 코드입니다. 나중에 사용하거나 코드 없이 계속해 주세요.',
  error_promocode_expired: '유효 기간이 지난 코드입니다. 코드 없이 계속하거나 다른 코드를 입력해 주세요.',
  error_promocode_used_up:
    '사용 횟수가 모두 소진된 코드입니다. 코드 없이 계속하거나 다른 코드를 입력해 주세요.',
  error_promocode_used: '이미 사용한 코드입니다. 코드 없이 계속하거나 다른 코드를 입력해 주세요.',
  error_promocode_sign_in: '로그인해야 사용할 수 있는 코드입니다. 로그인하거나 코드 없이 계속해 주세요.',
  error_promocode_currency: '다른 통화용 코드입니다. 해당 통화를 선택하거나 코드 없이 계속해 주세요.',
  error_zip_code_invalid: '선택한 국가에 없는 우편번호입니다. 국가와 우편번호를 확인해 주세요.',
  error_zip_code_not_served:
    '이 우편번호의 주에는 서비스를 제공하지 않습니다. 다른 우편번호를 입력해 주세요.',
  error_state_unknown: '이 국가의 목록에 없는 항목입니다. 목록에서 선택해 주세요.',
} satisfies Catalogue
