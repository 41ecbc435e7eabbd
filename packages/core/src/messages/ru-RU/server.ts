// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const server = {
  error_bad_json: 'Запрос не является правильным JSON. Проверьте синтаксис и отправьте его снова.',
  error_invalid_request: 'Запрос не того вида, который ожидает этот вызов.',
  error_unknown_field: 'В запросе есть поле, которого этот вызов не знает. Удалите его.',
  error_forbidden_key: 'В запросе есть ключ, который не разрешён никогда. Удалите его.',
  error_unauthenticated: 'Войдите, чтобы продолжить.',
  error_invalid_credentials:
    'Данные для входа и пароль не подходят друг к другу. Проверьте их и повторите попытку.',
  error_forbidden_origin: 'Запрос пришёл с сайта, которому это не разрешено.',
  error_not_found: 'По этому адресу ничего нет.',
  error_method_not_allowed: 'Этот адрес не принимает запросы такого рода.',
  error_account_exists: 'Аккаунт с такими данными уже есть. Войдите или восстановите пароль.',
  error_body_too_large: 'Запрос слишком большой. Отправьте не больше 64 КиБ.',
  error_unsupported_media_type: 'Отправьте запрос как application/json.',
  error_validation_failed: 'Проверьте отмеченные поля.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'ru-RU',
    one: 'Слишком много попыток. Подождите {seconds} секунду и попробуйте снова.',
    few: 'Слишком много попыток. Подождите {seconds} секунды и попробуйте снова.',
    many: 'Слишком много попыток. Подождите {seconds} секунд и попробуйте снова.',
    other: 'Слишком много попыток. Подождите {seconds} секунды и попробуйте снова.',
  },
  error_overloaded: {
    by: 'seconds',
    in: 'ru-RU',
    one: 'Сейчас много запросов. Подождите {seconds} секунду и попробуйте снова.',
    few: 'Сейчас много запросов. Подождите {seconds} секунды и попробуйте снова.',
    many: 'Сейчас много запросов. Подождите {seconds} секунд и попробуйте снова.',
    other: 'Сейчас много запросов. Подождите {seconds} секунды и попробуйте снова.',
  },
  error_unavailable: 'Сервис сейчас недоступен. Попробуйте снова чуть позже.',
}
