// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const server = {
  error_bad_json: '요청이 올바른 JSON이 아닙니다. 구문을 확인하고 다시 보내 주세요.',
  error_invalid_request: '요청이 이 호출의 형식에 맞지 않습니다.',
  error_unknown_field: '요청에 알 수 없는 필드가 있습니다. 삭제해 주세요.',
  error_forbidden_key: '요청에 허용되지 않는 키가 있습니다. 삭제해 주세요.',
  error_unauthenticated: '계속하려면 로그인해 주세요.',
  error_invalid_credentials: '로그인 정보와 비밀번호가 일치하지 않습니다. 둘 다 확인하고 다시 시도해 주세요.',
  error_forbidden_origin: '허용되지 않은 사이트에서 보낸 요청입니다.',
  error_not_found: '이 주소에는 아무것도 없습니다.',
  error_method_not_allowed: '이 주소는 이런 종류의 요청을 받지 않습니다.',
  error_account_exists: '이 정보로 만든 계정이 이미 있습니다. 로그인하거나 비밀번호를 재설정해 주세요.',
  error_body_too_large: '요청이 너무 큽니다. 64 KiB 이하로 보내 주세요.',
  error_unsupported_media_type: '요청을 application/json으로 보내 주세요.',
  error_validation_failed: '입력한 내용을 확인해 주세요.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'ko-KR',
    other: '시도 횟수가 너무 많습니다. {seconds}초 후에 다시 시도해 주세요.',
  },
  error_overloaded: {
    by: 'seconds',
    in: 'ko-KR',
    other: '지금 이용자가 많습니다. {seconds}초 후에 다시 시도해 주세요.',
  },
  error_unavailable: '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
}
