// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
export const server = {
  error_bad_json: 'Die Anfrage ist kein gültiges JSON. Prüfen Sie die Syntax und senden Sie sie erneut.',
  error_invalid_request: 'Die Anfrage hat nicht die Form, die dieser Aufruf erwartet.',
  error_unknown_field: 'Die Anfrage enthält ein Feld, das dieser Aufruf nicht kennt. Entfernen Sie es.',
  error_forbidden_key: 'Die Anfrage enthält einen Schlüssel, der nie erlaubt ist. Entfernen Sie ihn.',
  error_unauthenticated: 'Melden Sie sich an, um fortzufahren.',
  error_invalid_credentials:
    'Die Anmeldedaten und das Passwort passen nicht zusammen. Prüfen Sie beides und versuchen Sie es erneut.',
  error_forbidden_origin: 'Diese Anfrage kam von einer Website, die sie nicht stellen darf.',
  error_not_found: 'Unter dieser Adresse gibt es nichts.',
  error_method_not_allowed: 'Diese Adresse nimmt solche Anfragen nicht an.',
  error_account_exists:
    'Mit diesen Daten gibt es bereits ein Konto. Melden Sie sich an oder setzen Sie das Passwort zurück.',
  error_body_too_large: 'Die Anfrage ist zu groß. Senden Sie höchstens 64 KiB.',
  error_unsupported_media_type: 'Senden Sie die Anfrage als application/json.',
  error_validation_failed: 'Bitte prüfen Sie die markierten Felder.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'de-DE',
    one: 'Zu viele Versuche. Warten Sie {seconds} Sekunde und versuchen Sie es erneut.',
    other: 'Zu viele Versuche. Warten Sie {seconds} Sekunden und versuchen Sie es erneut.',
  },
  error_overloaded: {
    by: 'seconds',
    in: 'de-DE',
    one: 'Im Moment ist viel los. Warten Sie {seconds} Sekunde und versuchen Sie es erneut.',
    other: 'Im Moment ist viel los. Warten Sie {seconds} Sekunden und versuchen Sie es erneut.',
  },
  error_unavailable: 'Der Dienst ist gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
}
