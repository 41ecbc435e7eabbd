// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Für die Anmeldung braucht Foyer JavaScript. Aktivieren Sie es für diese Website und laden Sie die Seite neu.',
  page_unloaded:
    'Diese Seite konnte nicht vollständig geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu. Wenn das nicht hilft, aktualisieren Sie Ihren Browser.',
  page_home:
    'Ein Konto für alles hier: Melden Sie sich mit E-Mail-Adresse, Telefonnummer oder einem Konto an, das Sie bereits haben.',
  page_sign_in:
    'Melden Sie sich bei Foyer mit E-Mail-Adresse, Telefonnummer oder einem Konto an, das Sie bereits haben.',
  page_sign_up:
    'Erstellen Sie ein Foyer-Konto mit E-Mail-Adresse, Telefonnummer oder einem Konto, das Sie bereits haben.',
  page_recover:
    'Passwort vergessen? Sie bekommen einen Link per E-Mail oder einen Code per SMS und legen damit ein neues fest.',
  page_checkout: 'Bestellen Sie bei Foyer. Ein Konto ist nicht nötig.',
  page_terms: 'Die Bedingungen für Bestellungen bei Foyer.',
  page_picture: 'Drei Bögen ineinander und eine erleuchtete Tür.',
  error_bad_json:
    'Die Anfrage enthält kein gültiges JSON. Prüfen Sie die Syntax und senden Sie die Anfrage erneut.',
  error_invalid_request: 'Die Anfrage hat nicht das Format, das dieser Aufruf erwartet.',
  error_unknown_field: 'Die Anfrage enthält ein Feld, das dieser Aufruf nicht kennt. Entfernen Sie es.',
  error_forbidden_key: 'Die Anfrage enthält einen Schlüssel, der nie erlaubt ist. Entfernen Sie ihn.',
  error_unauthenticated: 'Melden Sie sich an, um fortzufahren.',
  error_other_user:
    'In diesem Browser hat sich inzwischen jemand anderes angemeldet. Deshalb wurde nichts geändert. Kopieren Sie, was Sie noch brauchen, und laden Sie die Seite neu.',
  error_invalid_credentials:
    'E-Mail-Adresse, Telefonnummer oder Passwort ist falsch. Prüfen Sie Ihre Eingaben und versuchen Sie es erneut.',
  error_captcha_required:
    'Bestätigen Sie zuerst, dass Sie ein Mensch sind. Im Formular gibt es dafür eine Prüfung.',
  error_captcha_failed:
    'Wir konnten nicht bestätigen, dass Sie ein Mensch sind. Wiederholen Sie die Prüfung.',
  error_forbidden_origin: 'Diese Anfrage kam von einer Website, die sie nicht stellen darf.',
  error_not_found: 'Unter dieser Adresse gibt es nichts.',
  error_method_not_allowed: 'Diese Adresse nimmt solche Anfragen nicht an.',
  error_account_exists: 'Mit diesen Daten gibt es bereits ein Konto. Melden Sie sich stattdessen an.',
  error_social_state_invalid:
    'Diese Anmeldung ist nicht mehr gültig: Sie hat zu lange gedauert, wurde in einem anderen Browser begonnen oder schon verwendet. Beginnen Sie von vorn.',
  error_social_denied:
    'Sie haben die Anmeldung beim Anbieter abgebrochen. Versuchen Sie es erneut oder wählen Sie eine andere Anmeldemethode.',
  error_social_provider_failed:
    'Der Anbieter hat nicht wie erwartet geantwortet. Versuchen Sie es erneut oder wählen Sie eine andere Anmeldemethode.',
  error_social_not_found: 'Diese Anmeldemethode gibt es hier nicht. Wählen Sie eine andere.',
  error_social_identity_taken:
    'Dieses Konto des Anbieters ist hier mit einem anderen Konto verknüpft. Melden Sie sich damit an und trennen Sie es dort zuerst.',
  error_social_last_way: 'Das ist Ihre einzige Anmeldemethode. Fügen Sie zuerst eine andere hinzu.',
  error_proof_needed: 'Bestätigen Sie, dass Sie es sind, um fortzufahren.',
  error_proof_other_account:
    'Dieses Konto ist nicht mit Ihrem verknüpft. Deshalb lässt sich damit nicht bestätigen, dass Sie es sind. Wählen Sie das verknüpfte Konto oder eine andere Methode.',
  error_identifier_unproven:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse oder Telefonnummer. Danach ist das möglich.',
  error_registration_private:
    'Ein Konto wird hier erst erstellt, wenn die Adresse oder Nummer bestätigt ist. Laden Sie die Seite neu und registrieren Sie sich noch einmal.',
  error_identifier_last:
    'Nur damit können Sie Ihr Konto wiederherstellen. Fügen Sie zuerst eine weitere Adresse oder Nummer hinzu.',
  error_identifier_taken: 'Diese Adresse oder Nummer wird bereits von einem anderen Konto verwendet.',
  error_identifier_unchanged:
    'Ihr Konto verwendet diese Adresse oder Nummer bereits. Geben Sie eine andere ein.',
  error_body_too_large: 'Die Anfrage ist zu groß. Senden Sie höchstens 64 KiB.',
  error_unsupported_media_type: 'Senden Sie die Anfrage als application/json.',
  error_validation_failed: 'Einige Angaben stimmen noch nicht. Prüfen Sie sie und versuchen Sie es erneut.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'de-DE',
    one: 'Zu viele Versuche. Warten Sie {seconds} Sekunde und versuchen Sie es erneut.',
    other: 'Zu viele Versuche. Warten Sie {seconds} Sekunden und versuchen Sie es erneut.',
  },
  error_internal:
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es erneut und laden Sie die Seite neu, wenn es wieder passiert.',
  error_overloaded: {
    by: 'seconds',
    in: 'de-DE',
    one: 'Wir sind gerade stark ausgelastet. Warten Sie {seconds} Sekunde und versuchen Sie es erneut.',
    other: 'Wir sind gerade stark ausgelastet. Warten Sie {seconds} Sekunden und versuchen Sie es erneut.',
  },
  error_unavailable: 'Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  error_recovery_invalid: 'Dieser Link oder Code ist nicht mehr gültig. Fordern Sie einen neuen an.',
  error_code_wrong: 'Dieser Code stimmt nicht. Geben Sie die sechs Ziffern aus der neuesten Nachricht ein.',
  error_code_over: 'Dieser Code wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  error_email_unreachable: 'Wir können hier keine E-Mails senden. Verwenden Sie eine Telefonnummer.',
  error_phone_unreachable: 'Wir können hier keine SMS senden. Verwenden Sie eine E-Mail-Adresse.',
  error_method_off: 'Diese Anmeldemethode ist abgeschaltet.',
  error_second_factor_needed: 'Noch ein Schritt: Bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind.',
  error_second_factor_over: 'Diese Anmeldung hat zu lange gedauert. Beginnen Sie von vorn.',
  error_second_factor_required:
    'Hier ist für alle ein zweiter Faktor vorgeschrieben, deshalb lässt er sich nicht entfernen. Sie können stattdessen eine andere App einrichten.',
  error_totp_wrong: 'Dieser Code stimmt nicht. Geben Sie die sechs Ziffern ein, die Ihre App jetzt anzeigt.',
  error_totp_used: 'Dieser Code wurde schon verwendet. Warten Sie, bis Ihre App den nächsten anzeigt.',
  error_totp_unreadable:
    'Wir können die Codes Ihrer App zurzeit nicht prüfen. Der Fehler liegt bei uns. Verwenden Sie eine andere Methode oder versuchen Sie es später erneut.',
  error_totp_not_begun:
    'Diese Einrichtung hat zu lange gedauert. Beginnen Sie von vorn, um einen neuen Schlüssel zu erhalten.',
  error_recovery_code_wrong:
    'Das ist keiner Ihrer unbenutzten Wiederherstellungscodes. Prüfen Sie ihn oder geben Sie einen anderen ein.',
  error_passkey_invalid:
    'Dieser Passkey konnte nicht gelesen werden. Versuchen Sie es erneut oder verwenden Sie eine andere Methode.',
  error_passkey_challenge:
    'Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuchen Sie es erneut.',
  error_passkey_used: 'Diese Antwort Ihres Passkeys wurde schon verwendet. Versuchen Sie es erneut.',
  error_passkey_origin: 'Dieser Passkey wurde auf einer Website verwendet, die Sie hier nicht anmelden darf.',
  error_passkey_rp_id: 'Dieser Passkey gehört zu einer anderen Website.',
  error_passkey_signature:
    'Wir konnten nicht bestätigen, dass dieser Passkey Ihnen gehört. Versuchen Sie es erneut oder verwenden Sie eine andere Methode.',
  error_passkey_user:
    'Dieser Passkey gehört zu einem anderen Konto. Wählen Sie einen Passkey dieses Kontos oder verwenden Sie eine andere Methode.',
  error_passkey_unknown:
    'Mit diesem Passkey können Sie sich hier nicht mehr anmelden. Verwenden Sie eine andere Methode und entfernen Sie ihn aus Ihrem Passwortmanager.',
  error_passkey_exists:
    'Auf diesem Gerät oder in diesem Passwortmanager gibt es schon einen Passkey für Ihr Konto.',
  error_passkey_limit:
    'Mehr Passkeys kann Ihr Konto nicht haben. Entfernen Sie einen, den Sie nicht mehr verwenden, und fügen Sie dann diesen hinzu.',
  error_passkey_last: 'Dieser Passkey ist Ihre einzige Anmeldemethode. Fügen Sie zuerst eine andere hinzu.',
  error_tokens_off: 'Tokens sind hier abgeschaltet.',
  error_audience_unknown: 'Für diese Zielgruppe (audience) werden hier keine Tokens ausgestellt.',
  error_wrong_password: 'Das ist nicht Ihr aktuelles Passwort.',
  error_passwords_too_similar: 'Wählen Sie ein Passwort, das Ihrem bisherigen weniger ähnelt.',
  error_password_common: 'Dieses Passwort wird zu häufig verwendet. Wählen Sie ein anderes.',
  error_password_breached:
    'Dieses Passwort ist bei einem Datenleck bekannt geworden. Wählen Sie ein anderes.',
  error_password_guessable:
    'Dieses Passwort lässt sich leicht erraten, wenn man Ihre Adresse, Ihre Nummer, Ihren Namen oder diese Website kennt. Wählen Sie ein anderes.',
  mail_recovery_subject: 'Neues Passwort für {name} festlegen',
  mail_recovery_text:
    'Jemand, vermutlich Sie selbst, möchte ein neues Passwort für Ihr Konto bei {name} festlegen.',
  mail_recovery_action: 'Neues Passwort festlegen',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'de-DE',
    one: 'Der Link ist {minutes} Minute gültig und nur einmal verwendbar. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    other:
      'Der Link ist {minutes} Minuten gültig und nur einmal verwendbar. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  mail_password_changed_subject: 'Ihr Passwort für {name} wurde geändert',
  mail_password_changed_text:
    'Das Passwort Ihres Kontos bei {name} wurde geändert. Alle anderen Geräte wurden abgemeldet.',
  mail_password_changed_warning:
    'Wenn Sie das waren, ist nichts weiter zu tun. Wenn nicht, legen Sie sofort ein neues Passwort fest.',
  mail_order_subject: 'Ihre Bestellung {number} bei {name}',
  mail_order_text: 'Ihre Bestellung bei {name} ist eingegangen. Die Bestellnummer ist {number}.',
  mail_order_items: { by: 'count', in: 'de-DE', one: '{count} Artikel', other: '{count} Artikel' },
  mail_order_price: 'Preis: {amount}',
  mail_order_discount: 'Rabatt: {amount}',
  mail_order_total: 'Gesamtsumme: {amount}',
  mail_order_address: 'Adresse:',
  mail_order_action: 'Bestellung ansehen',
  mail_order_hint:
    'Haben Sie Fragen? Nennen Sie uns die Bestellnummer. Wenn Sie nichts bestellt haben, hat jemand Ihre Adresse versehentlich angegeben, und Sie können diese Nachricht ignorieren.',
  mail_linked_subject: '{provider} ist jetzt mit Ihrem Konto bei {name} verknüpft',
  mail_linked_text:
    'Ein Konto bei {provider} wurde mit Ihrem Konto bei {name} verknüpft. Wer sich damit anmeldet, hat Zugang zu Ihrem Konto.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Wenn Sie das waren, ist nichts weiter zu tun. Wenn nicht, legen Sie sofort ein neues Passwort fest. Prüfen Sie danach die anderen Zugänge zu Ihrem Konto und entfernen Sie alle, die Ihnen nicht gehören.',
    other:
      'Wenn Sie das waren, ist nichts weiter zu tun. Wenn nicht, melden Sie sich sofort an, trennen Sie die Verknüpfung auf Ihrer Kontoseite und melden Sie sich auf allen anderen Geräten ab.',
  },
  mail_factor_subject: 'Ihre Anmeldung bei {name} wurde geändert',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      'Zu Ihrem Konto bei {name} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich anmelden.',
    passkey_removed:
      'Aus Ihrem Konto bei {name} wurde ein Passkey entfernt. Damit ist keine Anmeldung mehr möglich.',
    social_unlinked:
      'Die Verknüpfung von {provider} mit Ihrem Konto bei {name} wurde getrennt. Damit ist keine Anmeldung mehr möglich.',
    totp_enrolled:
      'Für Ihr Konto bei {name} wurde eine Authenticator-App eingerichtet. Ab jetzt ist bei der Anmeldung ein weiterer Schritt nötig.',
    totp_removed:
      'Die Authenticator-App wurde aus Ihrem Konto bei {name} entfernt. Zum Anmelden genügt wieder ein Schritt.',
    recovery_codes_made:
      'Für Ihr Konto bei {name} wurden neue Wiederherstellungscodes erstellt. Die alten sind nicht mehr gültig.',
    recovery_code_used:
      'Für die Anmeldung bei {name} wurde ein Wiederherstellungscode verwendet. Verbleibende Codes: {left}. Neue erstellen Sie auf Ihrer Kontoseite.',
    other:
      'Der Support hat den zweiten Faktor aus Ihrem Konto bei {name} entfernt und alle Geräte abgemeldet.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Wenn Sie das waren, ist nichts weiter zu tun. Wenn nicht, legen Sie sofort ein neues Passwort fest und prüfen Sie danach die anderen Zugänge zu Ihrem Konto.',
    other:
      'Wenn Sie das waren, ist nichts weiter zu tun. Wenn nicht, melden Sie sich sofort an, prüfen Sie die Zugänge zu Ihrem Konto und melden Sie sich auf allen anderen Geräten ab.',
  },
  mail_first_proof:
    'Diese Adresse oder Nummer wurde damit zum ersten Mal bestätigt. Konten, die vorher jemand anderes verknüpft haben könnte, haben wir deshalb getrennt: {providers}. Ihre eigenen können Sie wieder verknüpfen.',
  mail_code_subject: '{code} ist Ihr Code für {name}',
  mail_code_text:
    'Um sich künftig mit dieser Adresse bei {name} anzumelden, geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'de-DE',
    one: 'Er ist {minutes} Minute gültig und nur einmal verwendbar. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun. Geben Sie ihn an niemanden weiter.',
    other:
      'Er ist {minutes} Minuten gültig und nur einmal verwendbar. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun. Geben Sie ihn an niemanden weiter.',
  },
  mail_code_action: 'Zu Ihrem Konto',
  mail_code_sign_in:
    'Um sich bei {name} anzumelden, geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben: {code}',
  mail_code_sign_up:
    'Um die Registrierung bei {name} abzuschließen, geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben: {code}',
  mail_code_verify:
    'Um bei {name} zu bestätigen, dass diese Adresse Ihnen gehört, geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben: {code}',
  mail_code_proof:
    'Um bei {name} zu bestätigen, dass Sie es sind, geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben: {code}',
  mail_code_change:
    'Um diese Adresse für Ihr Konto bei {name} zu verwenden, geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'de-DE',
    one: 'Er ist {minutes} Minute gültig und nur einmal verwendbar. Niemand von {name} wird Sie jemals danach fragen.',
    other:
      'Er ist {minutes} Minuten gültig und nur einmal verwendbar. Niemand von {name} wird Sie jemals danach fragen.',
  },
  mail_code_ignore:
    'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ohne diesen Code passiert nichts.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Wenn Sie ihn nicht angefordert haben, ist jemand anderes in Ihrem Konto angemeldet. Geben Sie den Code an niemanden weiter und legen Sie sofort ein neues Passwort fest: {url}',
    other:
      'Wenn Sie ihn nicht angefordert haben, ist jemand anderes in Ihrem Konto angemeldet. Geben Sie den Code an niemanden weiter und melden Sie sich sofort auf allen anderen Geräten ab: {url}',
  },
  mail_code_go_on: 'Mit diesem Code fortfahren',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Eine E-Mail-Adresse wurde zu Ihrem Konto bei {name} hinzugefügt',
    other: 'Eine Telefonnummer wurde zu Ihrem Konto bei {name} hinzugefügt',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'Die E-Mail-Adresse {value} wurde zu Ihrem Konto bei {name} hinzugefügt. Wer dort Nachrichten empfängt, hat jetzt Zugang zu Ihrem Konto.',
    other:
      'Die Telefonnummer {value} wurde zu Ihrem Konto bei {name} hinzugefügt. Wer dort Nachrichten empfängt, hat jetzt Zugang zu Ihrem Konto.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'Die E-Mail-Adresse Ihres Kontos bei {name} wurde geändert',
    other: 'Die Telefonnummer Ihres Kontos bei {name} wurde geändert',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      'Die E-Mail-Adresse Ihres Kontos bei {name} ist jetzt {value}. Mit der bisherigen können Sie sich nicht mehr anmelden.',
    other:
      'Die Telefonnummer Ihres Kontos bei {name} ist jetzt {value}. Mit der bisherigen können Sie sich nicht mehr anmelden.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Eine E-Mail-Adresse wurde aus Ihrem Konto bei {name} entfernt',
    other: 'Eine Telefonnummer wurde aus Ihrem Konto bei {name} entfernt',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email:
      'Die E-Mail-Adresse {value} wurde aus Ihrem Konto bei {name} entfernt. Damit ist keine Anmeldung mehr möglich.',
    other:
      'Die Telefonnummer {value} wurde aus Ihrem Konto bei {name} entfernt. Damit ist keine Anmeldung mehr möglich.',
  },
  mail_identifier_warning:
    'Wenn Sie das waren, ist nichts weiter zu tun. Wenn nicht, machen Sie es rückgängig: Der Link ist 72 Stunden gültig und meldet auch alle anderen Geräte ab.',
  mail_identifier_undo: 'Rückgängig machen',
  mail_identifier_undone_subject: 'Eine Änderung an Ihrem Konto bei {name} wurde rückgängig gemacht',
  mail_identifier_undone_text:
    'Die Änderung wurde mit dem Link rückgängig gemacht, den wir an eine frühere Adresse oder Nummer des Kontos gesendet hatten.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Wenn Sie das nicht waren, empfängt jemand anderes, was wir dorthin senden. Sichern Sie zuerst diese Adresse oder Nummer und legen Sie dann hier ein neues Passwort fest.',
    other:
      'Wenn Sie das nicht waren, empfängt jemand anderes, was wir dorthin senden. Sichern Sie zuerst diese Adresse oder Nummer, melden Sie sich dann hier an und auf allen anderen Geräten ab.',
  },
  mail_proven_subject: 'Ihr Konto bei {name} ist bestätigt',
  mail_proven_text:
    'Diese Adresse wurde zum ersten Mal bestätigt. Frühere Zugänge zu Ihrem Konto bei {name} sind deshalb nicht mehr gültig, und alle anderen Geräte wurden abgemeldet.',
  mail_proven_password:
    'Das bisherige Passwort ist nicht mehr gültig. Wenn Sie noch kein neues haben, legen Sie eines fest.',
  mail_proven_unlinked: 'Getrennte Konten: {providers}. Ihre eigenen können Sie wieder verknüpfen.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Wenn Sie das nicht waren, kann jemand anderes Ihre E-Mails lesen. Sichern Sie zuerst Ihr Postfach und legen Sie dann hier ein neues Passwort fest.',
    other:
      'Wenn Sie das nicht waren, kann jemand anderes Ihre E-Mails lesen. Sichern Sie zuerst Ihr Postfach, melden Sie sich dann hier an und auf allen anderen Geräten ab.',
  },
  mail_account_exists_subject: 'Sie haben bereits ein Konto bei {name}',
  mail_account_exists_text:
    'Jemand, vermutlich Sie selbst, wollte mit dieser Adresse ein Konto bei {name} erstellen. Für diese Adresse gibt es bereits eines, und es wurde nichts geändert. Melden Sie sich einfach an.',
  mail_account_exists_action: 'Anmelden',
  mail_account_exists_recovery: 'Passwort vergessen? Legen Sie ein neues fest: {url}',
  mail_account_exists_warning:
    'Wenn Sie das nicht waren, ist nichts weiter zu tun: Niemand hat Zugang zu Ihrem Konto bekommen.',
  mail_sign_in_subject: 'Neue Anmeldung bei Ihrem Konto bei {name}',
  mail_sign_in_text:
    'Jemand, vermutlich Sie selbst, hat sich mit einem unbekannten Gerät bei Ihrem Konto bei {name} angemeldet.',
  mail_sign_in_action: 'Geräte prüfen',
  mail_deleted_subject: 'Ihr Konto bei {name} wurde gelöscht',
  mail_deleted_text:
    'Ihr Konto bei {name} und die Daten darin wurden gelöscht. Sie lassen sich nicht wiederherstellen.',
  mail_deleted_warning:
    'Wenn Sie das waren, ist nichts weiter zu tun. Wenn nicht, hatte jemand anderes Zugang zu Ihrem Konto. Sichern Sie Ihr Postfach.',
  mail_exported_subject: 'Die Daten Ihres Kontos bei {name} wurden heruntergeladen',
  mail_exported_text:
    'Jemand, vermutlich Sie selbst, hat alle Daten Ihres Kontos bei {name} heruntergeladen.',
  mail_asked: 'Angefordert mit {device} von {address}, am {time}.',
  mail_done: 'Ausgeführt mit {device} von {address}, am {time}.',
  mail_device_on: '{browser} auf {system}',
  mail_device_unknown: 'einem unbekannten Gerät',
  sms_recovery: {
    by: 'minutes',
    in: 'de-DE',
    one: '{code} ist Ihr Code für {name}. Er ist {minutes} Minute gültig und nur einmal verwendbar. Geben Sie ihn nicht weiter.',
    other:
      '{code} ist Ihr Code für {name}. Er ist {minutes} Minuten gültig und nur einmal verwendbar. Geben Sie ihn nicht weiter.',
  },
  sms_password_changed:
    'Ihr Passwort für {name} wurde geändert. Wenn Sie das nicht waren, legen Sie sofort ein neues fest.',
  sms_linked: {
    by: 'passwords',
    yes: '{provider} wurde mit Ihrem Konto bei {name} verknüpft. Damit ist jetzt eine Anmeldung möglich. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest und trennen Sie {provider}.',
    other:
      '{provider} wurde mit Ihrem Konto bei {name} verknüpft. Damit ist jetzt eine Anmeldung möglich. Waren Sie das nicht? Melden Sie sich sofort an, trennen Sie {provider} und melden Sie sich auf allen anderen Geräten ab.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Zu Ihrem Konto bei {name} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich anmelden. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
      other:
        'Zu Ihrem Konto bei {name} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich anmelden. Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Aus Ihrem Konto bei {name} wurde ein Passkey entfernt. Damit ist keine Anmeldung mehr möglich. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
      other:
        'Aus Ihrem Konto bei {name} wurde ein Passkey entfernt. Damit ist keine Anmeldung mehr möglich. Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: 'Die Verknüpfung von {provider} mit Ihrem Konto bei {name} wurde getrennt. Damit ist keine Anmeldung mehr möglich. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
      other:
        'Die Verknüpfung von {provider} mit Ihrem Konto bei {name} wurde getrennt. Damit ist keine Anmeldung mehr möglich. Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Für Ihr Konto bei {name} wurde eine Authenticator-App eingerichtet. Ab jetzt ist bei der Anmeldung ein weiterer Schritt nötig. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
      other:
        'Für Ihr Konto bei {name} wurde eine Authenticator-App eingerichtet. Ab jetzt ist bei der Anmeldung ein weiterer Schritt nötig. Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Die Authenticator-App wurde aus Ihrem Konto bei {name} entfernt. Zum Anmelden genügt wieder ein Schritt. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
      other:
        'Die Authenticator-App wurde aus Ihrem Konto bei {name} entfernt. Zum Anmelden genügt wieder ein Schritt. Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Für Ihr Konto bei {name} wurden neue Wiederherstellungscodes erstellt. Die alten sind nicht mehr gültig. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
      other:
        'Für Ihr Konto bei {name} wurden neue Wiederherstellungscodes erstellt. Die alten sind nicht mehr gültig. Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Für die Anmeldung bei {name} wurde ein Wiederherstellungscode verwendet. Verbleibende Codes: {left}. Neue erstellen Sie auf Ihrer Kontoseite. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
      other:
        'Für die Anmeldung bei {name} wurde ein Wiederherstellungscode verwendet. Verbleibende Codes: {left}. Neue erstellen Sie auf Ihrer Kontoseite. Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
    },
    other: {
      by: 'passwords',
      yes: 'Der Support hat den zweiten Faktor aus Ihrem Konto bei {name} entfernt und alle Geräte abgemeldet. Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
      other:
        'Der Support hat den zweiten Faktor aus Ihrem Konto bei {name} entfernt und alle Geräte abgemeldet. Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
    },
  },
  sms_first_proof:
    'Konten, die vor der Bestätigung dieser Nummer verknüpft wurden, sind jetzt getrennt: {providers}.',
  sms_code_sign_in: '{code} ist Ihr Code, um sich bei {name} anzumelden.',
  sms_code_sign_up: '{code} ist Ihr Code, um die Registrierung bei {name} abzuschließen.',
  sms_code_verify: '{code} ist Ihr Code, um bei {name} zu bestätigen, dass diese Nummer Ihnen gehört.',
  sms_code_proof: '{code} ist Ihr Code, um bei {name} zu bestätigen, dass Sie es sind.',
  sms_code_change: '{code} ist Ihr Code, um diese Nummer für Ihr Konto bei {name} zu verwenden.',
  sms_code_once: {
    by: 'minutes',
    in: 'de-DE',
    one: 'Er ist {minutes} Minute gültig und nur einmal verwendbar. Wir fragen Sie nie danach.',
    other: 'Er ist {minutes} Minuten gültig und nur einmal verwendbar. Wir fragen Sie nie danach.',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      'Die Adresse {value} wurde Ihrem {name}-Konto hinzugefügt. Nicht von Ihnen? Rückgängig machen (72 h): {url}',
    other:
      'Die Nummer {value} wurde Ihrem {name}-Konto hinzugefügt. Nicht von Ihnen? Rückgängig machen (72 h): {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email:
      'Die Adresse Ihres {name}-Kontos ist jetzt {value}. Nicht von Ihnen? Rückgängig machen (72 h): {url}',
    other:
      'Die Nummer Ihres {name}-Kontos ist jetzt {value}. Nicht von Ihnen? Rückgängig machen (72 h): {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      'Die Adresse {value} wurde aus Ihrem {name}-Konto entfernt. Nicht von Ihnen? Rückgängig machen (72 h): {url}',
    other:
      'Die Nummer {value} wurde aus Ihrem {name}-Konto entfernt. Nicht von Ihnen? Rückgängig machen (72 h): {url}',
  },
  sms_identifier_undone:
    'Diese Nummer wurde aus Ihrem Konto bei {name} entfernt: Die Änderung wurde mit dem Link an eine frühere Adresse oder Nummer rückgängig gemacht.',
  sms_proven: {
    by: 'password',
    yes: 'Diese Nummer ist für Ihr Konto bei {name} bestätigt. Das bisherige Passwort und andere Zugänge sind nicht mehr gültig.',
    other: 'Diese Nummer ist für Ihr Konto bei {name} bestätigt. Bisherige Zugänge sind nicht mehr gültig.',
  },
  sms_proven_unlinked: 'Getrennt: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Waren Sie das nicht? Legen Sie sofort ein neues Passwort fest.',
    other: 'Waren Sie das nicht? Melden Sie sich sofort an und auf allen anderen Geräten ab.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Für diese Nummer gibt es bereits ein Konto bei {name}. Es wurde nichts geändert. Anmelden: {url} Passwort vergessen? {recoveryUrl}',
    other: 'Für diese Nummer gibt es bereits ein Konto bei {name}. Es wurde nichts geändert. Anmelden: {url}',
  },
  sms_deleted: 'Ihr Konto bei {name} wurde gelöscht. Es lässt sich nicht wiederherstellen.',
  sms_exported: 'Alle Daten Ihres Kontos bei {name} wurden heruntergeladen.',
  error_promocode_unknown: 'Diesen Code gibt es nicht. Prüfen Sie ihn oder machen Sie ohne ihn weiter.',
  error_promocode_not_started:
    'Dieser Code ist noch nicht gültig. Verwenden Sie ihn später oder machen Sie ohne ihn weiter.',
  error_promocode_expired:
    'Dieser Code ist abgelaufen. Machen Sie ohne ihn weiter oder geben Sie einen anderen ein.',
  error_promocode_used_up:
    'Dieser Code ist aufgebraucht. Machen Sie ohne ihn weiter oder geben Sie einen anderen ein.',
  error_promocode_used:
    'Sie haben diesen Code bereits verwendet. Machen Sie ohne ihn weiter oder geben Sie einen anderen ein.',
  error_promocode_sign_in:
    'Dieser Code gilt nur, wenn Sie angemeldet sind. Melden Sie sich an, um ihn zu verwenden, oder machen Sie ohne ihn weiter.',
  error_promocode_currency:
    'Dieser Code gilt für eine andere Währung. Wählen Sie diese oder machen Sie ohne den Code weiter.',
  error_zip_code_invalid: 'In dem gewählten Land gibt es diese Postleitzahl nicht. Prüfen Sie beides.',
  error_zip_code_not_served:
    'Den Bundesstaat dieser Postleitzahl beliefern wir nicht. Geben Sie eine andere ein.',
  error_state_unknown: 'Das steht nicht in der Liste für dieses Land. Wählen Sie etwas aus der Liste aus.',
} satisfies Catalogue
