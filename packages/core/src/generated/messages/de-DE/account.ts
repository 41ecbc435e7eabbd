// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import { choose, type Catalogue } from '../../../messages/message.ts'

export const account = {
  account_title: 'Ihr Konto',
  account_profile: 'Profil',
  account_name: 'Name',
  account_email: 'E-Mail',
  account_phone: 'Telefon',
  account_currency: 'Währung',
  account_since: 'Mitglied seit',
  sessions_title: 'Geräte und Sitzungen',
  sessions_text: 'Überall, wo Sie angemeldet sind. Beenden Sie Sitzungen, die Sie nicht kennen.',
  sessions_this: 'Dieses Gerät',
  sessions_active: ({ when }) => `Zuletzt aktiv: ${when}`,
  sessions_started: ({ when }) => `Angemeldet am ${when}`,
  sessions_started_from: ({ address, when }) => `Angemeldet am ${when} von ${address}`,
  sessions_end: 'Sitzung beenden',
  sessions_end_label: ({ device }) => `Sitzung beenden: ${device}`,
  sessions_end_ask: 'Diese Sitzung beenden? Auf dem Gerät muss man sich dann neu anmelden.',
  sessions_end_yes: 'Ja, beenden',
  sessions_end_no: 'Behalten',
  sessions_ended: ({ device }) => `Die Sitzung ist beendet: ${device}`,
  sessions_retry: 'Erneut versuchen',
  sessions_loading: 'Ihre Geräte werden geladen',
  orders_title: 'Ihre Bestellungen',
  orders_loading: 'Ihre Bestellungen werden geladen',
  orders_empty: 'Sie haben noch nichts bestellt.',
  device_on: ({ browser, system }) => `${browser} auf ${system}`,
  device_unknown: 'Unbekanntes Gerät',
  device_screen: ({ size }) => `Bildschirm mit ${size} Pixeln`,
  device_languages: ({ languages }) => `Sprachen: ${languages}`,
  account_save: 'Speichern',
  account_name_hint: 'So begrüßen wir Sie. Das Feld darf leer bleiben.',
  account_name_saved: 'Ihr Name ist gespeichert.',
  account_currency_saved: 'Ihre Währung ist gespeichert.',
  account_no_contact:
    'Dieses Konto hat weder E-Mail-Adresse noch Telefonnummer. Sie melden sich mit einem verknüpften Konto an.',
  identifiers_title: 'E-Mail und Telefon',
  identifiers_text: 'Damit melden Sie sich an, und damit stellen Sie Ihr Konto wieder her.',
  identifiers_loading: 'E-Mail und Telefon werden geladen',
  identifiers_none: 'Nicht hinzugefügt',
  identifiers_confirmed: 'Bestätigt',
  identifiers_unconfirmed: 'Noch nicht bestätigt',
  identifiers_confirm: 'Jetzt bestätigen',
  identifiers_first:
    'Bestätigen Sie zuerst, dass Ihre E-Mail-Adresse oder Telefonnummer Ihnen gehört. Danach können Sie sie ändern und weitere hinzufügen.',
  identifiers_last: 'Das einzige Bestätigte bleibt, damit Sie Ihr Konto wiederherstellen können.',
  identifiers_change: 'Ändern',
  identifiers_add: 'Hinzufügen',
  identifiers_remove: 'Entfernen',
  identifiers_change_label: ({ kind }) =>
    choose({ email: 'E-Mail-Adresse ändern', other: 'Telefonnummer ändern' }, kind),
  identifiers_add_label: ({ kind }) =>
    choose({ email: 'E-Mail-Adresse hinzufügen', other: 'Telefonnummer hinzufügen' }, kind),
  identifiers_remove_label: ({ kind }) =>
    choose({ email: 'E-Mail-Adresse entfernen', other: 'Telefonnummer entfernen' }, kind),
  identifiers_code_text: 'Wir schicken einen Code dorthin, damit niemand eine fremde nehmen kann.',
  identifiers_code_submit: 'Bestätigen',
  identifiers_cancel: 'Abbrechen',
  identifiers_done: ({ kind, value }) =>
    choose(
      { email: `Ihre E-Mail-Adresse ist jetzt ${value}.`, other: `Ihre Telefonnummer ist jetzt ${value}.` },
      kind,
    ),
  identifiers_remove_ask: ({ value }) =>
    `${value} entfernen? Sie können sich dann nicht mehr damit anmelden und Ihr Konto nicht mehr damit wiederherstellen.`,
  identifiers_remove_yes: 'Ja, entfernen',
  identifiers_remove_no: 'Behalten',
  identifiers_removed: ({ value }) => `${value} ist von Ihrem Konto entfernt.`,
  undo_title: 'Änderung rückgängig machen',
  undo_back: ({ value }) =>
    `Ihr Konto bekommt ${value} zurück. Was danach geändert wurde, wird auch rückgängig gemacht.`,
  undo_added: ({ kind }) =>
    choose(
      {
        email:
          'Die hinzugefügte E-Mail-Adresse wird von Ihrem Konto entfernt. Was danach geändert wurde, wird auch rückgängig gemacht.',
        other:
          'Die hinzugefügte Telefonnummer wird von Ihrem Konto entfernt. Was danach geändert wurde, wird auch rückgängig gemacht.',
      },
      kind,
    ),
  undo_effects: ({ passwords }) =>
    choose(
      {
        yes: 'Das Passwort gilt dann nicht mehr, und alle Geräte werden abgemeldet. Konten, die in den 72 Stunden vor der Änderung oder danach verknüpft wurden, werden getrennt. Danach legen Sie ein neues Passwort fest.',
        other:
          'Alle Geräte werden abgemeldet. Konten, die in den 72 Stunden vor der Änderung oder danach verknüpft wurden, werden getrennt. Danach melden Sie sich mit einem Code an.',
      },
      passwords,
    ),
  undo_done:
    'Die Änderung ist rückgängig gemacht, und alle Geräte sind abgemeldet. Melden Sie sich jetzt mit einem Code an und sehen Sie nach, was Ihr Konto sonst noch öffnet.',
  undo_over: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist älter als 72 Stunden.',
  undo_over_link: 'Konto wiederherstellen',
  password_title: 'Passwort',
  password_text: 'Wenn Sie es ändern, werden Ihre anderen Geräte abgemeldet.',
  password_present: 'Jetziges Passwort',
  password_next: 'Neues Passwort',
  password_forgot: 'Vergessen?',
  password_submit: 'Passwort ändern',
  password_changed: 'Ihr Passwort ist geändert. Ihre anderen Geräte sind abgemeldet.',
  password_none: 'Dieses Konto hat kein Passwort. Sie melden sich mit einem verknüpften Konto an.',
  password_none_text:
    'Um auch eines zu haben, sagen Sie, für welche Adresse oder Nummer. Wir schicken einen Code dorthin, damit niemand eine fremde nehmen kann.',
  password_setup_send: 'Code senden',
  password_setup_sent: ({ name }) => `Wir haben einen Code an ${name} geschickt. Er gilt 10 Minuten.`,
  password_setup_code: 'Code aus der Nachricht',
  password_setup_submit: 'Passwort festlegen',
  password_setup_again: 'Noch einmal anfordern',
  password_setup_done: ({ name }) =>
    `Ihr Passwort ist festgelegt. Sie können sich ab jetzt mit ${name} anmelden.`,
  password_none_set: 'Dieses Konto hat kein Passwort. Wählen Sie eines, um sich auch damit anzumelden.',
  link_first:
    'Bestätigen Sie zuerst, dass Ihre E-Mail-Adresse oder Telefonnummer Ihnen gehört. Danach können Sie Konten verknüpfen.',
  link_last_way: 'Ihr einziger Weg zur Anmeldung. Fügen Sie zuerst einen anderen hinzu.',
  ways_title: 'Was Ihr Konto sonst noch öffnet',
  ways_text:
    'Wer sich mit einem davon anmeldet, kommt weiterhin in Ihr Konto. Entfernen Sie, was nicht Ihnen gehört.',
  ways_not_mine: 'Das ist nicht meins',
  ways_not_mine_label: ({ name }) => `${name}: Das ist nicht meins`,
  ways_none: 'Sonst öffnet nichts Ihr Konto.',
  recovered_title: 'Ihr neues Passwort ist festgelegt',
  recovered_text: 'Sie sind hier angemeldet und überall sonst abgemeldet.',
  recovered_unlinked_title: 'Was wir gelöst haben',
  recovered_unlinked_text:
    'Sie haben als Erste oder Erster gezeigt, dass diese Adresse oder Nummer Ihre ist. Dies war schon vorher verknüpft, vielleicht von jemand anderem. Was Ihnen gehört, können Sie wieder verknüpfen.',
  recovered_go: 'Weiter',
  ended_title: 'Dieses Konto gehört jetzt Ihnen',
  ended_password_title: 'Das bisherige Passwort',
  ended_password_text:
    'Es wurde festgelegt, bevor Sie gezeigt haben, dass diese Adresse oder Nummer Ihre ist, vielleicht von jemand anderem. Es öffnet das Konto nicht mehr.',
  preferences_title: 'Sprache und Währung',
  preferences_language: 'Sprache',
  preferences_language_hint: 'Ihre anderen Geräte folgen ihr, wo Sie keine gewählt haben.',
  preferences_language_failed:
    'Die Sprache konnte nicht geändert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  data_title: 'Ihre Daten',
  data_text:
    'Eine Datei mit allem, was über Sie gespeichert ist: Konto, Geräte, verknüpfte Konten und Anmeldungen.',
  data_export: 'Meine Daten herunterladen',
  data_exported: ({ file }) => `Ihre Daten sind als ${file} an Ihren Browser übergeben.`,
  deletion_title: 'Konto löschen',
  deletion_text:
    'Ihr Konto und alles, was dazugehört, wird endgültig gelöscht. Laden Sie vorher Ihre Daten herunter, wenn Sie sie behalten möchten.',
  deletion_open: 'Konto löschen…',
  deletion_ask: 'Ihr Konto löschen?',
  deletion_goes: 'Das wird endgültig gelöscht, und niemand kann es zurückholen:',
  deletion_goes_profile: 'Ihr Profil, Ihre Anmeldedaten und Ihre Einstellungen',
  deletion_goes_links: 'die Verknüpfungen mit Ihren sozialen Konten',
  deletion_goes_devices: 'was über Ihre Geräte bekannt ist: Alle werden abgemeldet',
  deletion_goes_orders: 'Ihre Bestellungen und welche Codes Sie eingelöst haben',
  deletion_stays: 'Es bleibt nur, dass etwas geschehen ist und wann, ohne ein Wort darüber, wer Sie sind.',
  deletion_confirm: 'Ja, alles löschen',
  deletion_submit: 'Mein Konto löschen',
  deletion_keep: 'Mein Konto behalten',
  session_ended: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um fortzufahren.',
  goodbye_title: 'Ihr Konto ist gelöscht',
  goodbye_text: 'Ihre Daten sind gelöscht, und Sie sind überall abgemeldet. Danke für Ihren Besuch.',
  sessions_others_end: 'Überall sonst abmelden',
  sessions_others_ask: ({ count }) =>
    count === 1
      ? `${count} anderes Gerät abmelden? Dort muss man sich dann neu anmelden.`
      : `${count} andere Geräte abmelden? Dort muss man sich dann neu anmelden.`,
  sessions_others_yes: 'Ja, dort abmelden',
  sessions_others_no: 'Angemeldet lassen',
  sessions_others_ended: 'Sie sind überall sonst abgemeldet.',
  device_details: 'Einzelheiten',
  device_details_text:
    'Bei der Anmeldung gelesen, um Ihre Geräte zu unterscheiden. Es öffnet niemandem die Tür.',
  device_system: 'System',
  device_screen_term: 'Bildschirm',
  device_screen_value: ({ size }) => `${size} Pixel`,
  device_languages_term: 'Sprachen',
  device_touch: 'Touchscreen',
  device_cookies: 'Behält Cookies',
  device_yes: 'Ja',
  device_no: 'Nein',
  device_processor: 'Prozessor',
  device_cores: ({ count }) => (count === 1 ? `${count} Kern` : `${count} Kerne`),
  device_memory: 'Arbeitsspeicher',
  device_graphics: 'Grafik',
  device_connection: 'Verbindung',
  device_battery: 'Akku',
  device_charging: ({ level }) => `${level}, wird geladen`,
  device_agent: 'Der Browser sagt',
  verify_title: 'Bestätigen, dass es Ihnen gehört',
  verify_email_title: 'E-Mail-Adresse bestätigen',
  verify_phone_title: 'Telefonnummer bestätigen',
  verify_email_text: ({ name }) =>
    `Wir schicken einen Code an ${name}, um sicherzugehen, dass diese Adresse Ihnen gehört.`,
  verify_phone_text: ({ name }) =>
    `Wir schicken einen Code an ${name}, um sicherzugehen, dass diese Nummer Ihnen gehört.`,
  verify_submit: 'Bestätigen',
  verify_later: 'Später',
  verify_email_done_title: 'Ihre E-Mail-Adresse ist bestätigt',
  verify_phone_done_title: 'Ihre Telefonnummer ist bestätigt',
  verify_code_title: 'Ihr Code',
  verify_code_text:
    'Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben. Er gilt nur in jenem Browser.',
  verify_code_ignore:
    'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ohne diesen Code geschieht nichts.',
  verify_email_notice: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
  verify_phone_notice: 'Ihre Telefonnummer ist noch nicht bestätigt.',
  verify_notice_link: 'Jetzt bestätigen',
  verify_email_again: 'Falsche Adresse? Neues Konto erstellen',
  verify_phone_again: 'Falsche Nummer? Neues Konto erstellen',
} satisfies Catalogue
