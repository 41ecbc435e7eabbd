// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script: 'Per accedere a Foyer serve JavaScript. Attivalo per questo sito e ricarica la pagina.',
  page_unloaded:
    'La pagina non è stata caricata completamente. Controlla la connessione e ricaricala. Se non basta, aggiorna il browser.',
  page_home:
    'Un solo account per tutto: accedi con il tuo indirizzo email, il tuo numero di telefono o un account che hai già.',
  page_sign_in:
    'Accedi a Foyer con il tuo indirizzo email, il tuo numero di telefono o un account che hai già.',
  page_sign_up:
    'Crea un account Foyer con il tuo indirizzo email, il tuo numero di telefono o un account che hai già.',
  page_recover: 'Password dimenticata? Ricevi un link per email o un codice per SMS e impostane una nuova.',
  page_checkout: 'Fai un ordine su Foyer. Non serve un account.',
  page_terms: 'Le condizioni per gli ordini su Foyer.',
  page_picture: 'Tre archi, uno dentro l’altro, e una porta illuminata.',
  error_bad_json: 'La richiesta non è in un formato JSON valido. Controlla la sintassi e inviala di nuovo.',
  error_invalid_request: 'La richiesta non ha il formato previsto.',
  error_unknown_field: 'La richiesta contiene un campo sconosciuto. Rimuovilo.',
  error_forbidden_key: 'La richiesta contiene una chiave che non è mai consentita. Rimuovila.',
  error_unauthenticated: 'Accedi per continuare.',
  error_other_user:
    'Nel frattempo un’altra persona ha effettuato l’accesso in questo browser, quindi non è stato modificato nulla. Copia ciò che ti serve ancora e ricarica la pagina.',
  error_invalid_credentials: 'Email, numero di telefono o password non corretti. Controlla i dati e riprova.',
  error_captcha_required: 'Conferma prima che non sei un robot: nel modulo c’è una verifica apposita.',
  error_captcha_failed: 'Non è stato possibile confermare che non sei un robot. Ripeti la verifica.',
  error_forbidden_origin: 'Questa richiesta proviene da un sito che non può inviarla.',
  error_not_found: 'A questo indirizzo non c’è nulla.',
  error_method_not_allowed: 'Questo indirizzo non accetta questo tipo di richiesta.',
  error_account_exists: 'Esiste già un account con questi dati. Usalo per accedere.',
  error_social_state_invalid:
    'Questo accesso non è più valido: ha richiesto troppo tempo, è iniziato in un altro browser o è già stato usato. Ricomincia.',
  error_social_denied:
    'Hai annullato l’accesso con il servizio esterno. Riprova o scegli un altro metodo di accesso.',
  error_social_provider_failed:
    'Il servizio esterno non ha risposto come previsto. Riprova o scegli un altro metodo di accesso.',
  error_social_not_found: 'Questo metodo di accesso non è disponibile qui. Scegline un altro.',
  error_social_identity_taken:
    'Questo account esterno è collegato a un altro account di questo sito. Usalo per accedere a quell’account e scollegalo da lì.',
  error_social_last_way: 'Questo è il tuo unico metodo di accesso. Prima aggiungine un altro.',
  error_proof_needed: 'Conferma che sei tu per continuare.',
  error_proof_other_account:
    'Quell’account non è collegato al tuo, quindi non conferma che sei tu. Scegli quello collegato o un altro metodo.',
  error_identifier_unproven:
    'Conferma prima il tuo indirizzo email o il tuo numero di telefono. Poi potrai farlo.',
  error_registration_private:
    'Il tuo account viene creato solo dopo la conferma dell’indirizzo email o del numero di telefono. Ricarica la pagina e ripeti la registrazione.',
  error_identifier_last: 'Questo è l’unico modo per recuperare il tuo account. Prima aggiungine un altro.',
  error_identifier_taken: 'Un altro account usa già questo indirizzo o numero.',
  error_identifier_unchanged: 'Il tuo account usa già questo indirizzo o numero. Inseriscine un altro.',
  error_body_too_large: 'La richiesta è troppo grande. Invia al massimo 64 KiB.',
  error_unsupported_media_type: 'Invia la richiesta come application/json.',
  error_validation_failed: 'Alcuni campi non sono ancora corretti. Controllali e riprova.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'it',
    one: 'Troppi tentativi. Attendi {seconds} secondo e riprova.',
    many: 'Troppi tentativi. Attendi {seconds} secondi e riprova.',
    other: 'Troppi tentativi. Attendi {seconds} secondi e riprova.',
  },
  error_internal:
    'Si è verificato un problema da parte nostra. Riprova e, se succede ancora, ricarica la pagina.',
  error_overloaded: {
    by: 'seconds',
    in: 'it',
    one: 'In questo momento riceviamo molte richieste. Attendi {seconds} secondo e riprova.',
    many: 'In questo momento riceviamo molte richieste. Attendi {seconds} secondi e riprova.',
    other: 'In questo momento riceviamo molte richieste. Attendi {seconds} secondi e riprova.',
  },
  error_unavailable: 'Il servizio è temporaneamente non disponibile. Riprova tra poco.',
  error_recovery_invalid: 'Questo link o codice non è più valido. Richiedine uno nuovo.',
  error_code_wrong: 'Il codice non è corretto. Controlla l’ultimo messaggio e inserisci le sei cifre.',
  error_code_over: 'Questo codice è già stato usato o è scaduto. Richiedine uno nuovo.',
  error_email_unreachable: 'Qui non possiamo inviare email. Usa un numero di telefono.',
  error_phone_unreachable: 'Qui non possiamo inviare SMS. Usa un indirizzo email.',
  error_method_off: 'Questo metodo di accesso è disattivato.',
  error_second_factor_needed: 'Ancora un passaggio: conferma che sei tu con il secondo fattore.',
  error_second_factor_over: 'Questo accesso ha richiesto troppo tempo. Ricomincia.',
  error_second_factor_required:
    'Qui il secondo fattore è obbligatorio, quindi non puoi rimuoverlo. Puoi configurare un’altra app al suo posto.',
  error_totp_wrong: 'Il codice non è corretto. Inserisci le sei cifre che l’app mostra ora.',
  error_totp_used: 'Questo codice è già stato usato. Attendi che l’app mostri il successivo.',
  error_totp_unreadable:
    'Al momento non possiamo verificare i codici della tua app. L’errore è nostro. Usa un altro metodo o riprova più tardi.',
  error_totp_not_begun:
    'Questa configurazione ha richiesto troppo tempo. Ricomincia per ottenere una nuova chiave.',
  error_recovery_code_wrong:
    'Questo non è uno dei tuoi codici di recupero ancora validi. Controllalo o inseriscine un altro.',
  error_passkey_invalid: 'Non è stato possibile leggere questa passkey. Riprova o usa un altro metodo.',
  error_passkey_challenge:
    'L’operazione ha richiesto troppo tempo o è iniziata in un altro browser. Riprova.',
  error_passkey_used: 'Questa risposta della passkey è già stata usata. Riprova.',
  error_passkey_origin: 'Questa passkey è stata usata su un sito che non può farti accedere qui.',
  error_passkey_rp_id: 'Questa passkey appartiene a un altro sito.',
  error_passkey_signature:
    'Non è stato possibile confermare che questa passkey è tua. Riprova o usa un altro metodo.',
  error_passkey_user:
    'Questa passkey appartiene a un altro account. Scegline una di questo account o usa un altro metodo.',
  error_passkey_unknown:
    'Questa passkey non funziona più qui. Usa un altro metodo ed eliminala dal tuo gestore di password.',
  error_passkey_exists: 'Questo dispositivo o gestore di password ha già una passkey per il tuo account.',
  error_passkey_limit:
    'Il tuo account ha già il numero massimo di passkey. Rimuovine una che non usi più, poi aggiungi questa.',
  error_passkey_last: 'Questa passkey è il tuo unico metodo di accesso. Prima aggiungine un altro.',
  error_tokens_off: 'Qui i token sono disattivati.',
  error_audience_unknown: 'Qui non vengono emessi token per questo destinatario.',
  error_wrong_password: 'Questa non è la tua password attuale.',
  error_passwords_too_similar: 'Scegli una password meno simile a quella precedente.',
  error_password_common: 'Questa password è troppo comune. Scegline un’altra.',
  error_password_breached: 'Questa password è comparsa in una violazione di dati. Scegline un’altra.',
  error_password_guessable:
    'Questa password è facile da indovinare per chi conosce il tuo indirizzo, il tuo numero, il tuo nome o questo sito. Scegline un’altra.',
  mail_recovery_subject: 'Imposta una nuova password per {name}',
  mail_recovery_text:
    'Qualcuno, probabilmente tu, ha chiesto di impostare una nuova password per il tuo account {name}.',
  mail_recovery_action: 'Imposta una nuova password',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'it',
    one: 'Il link è valido {minutes} minuto e si può usare una sola volta. Se non l’hai richiesto, non fare nulla: la tua password resta la stessa.',
    many: 'Il link è valido {minutes} minuti e si può usare una sola volta. Se non l’hai richiesto, non fare nulla: la tua password resta la stessa.',
    other:
      'Il link è valido {minutes} minuti e si può usare una sola volta. Se non l’hai richiesto, non fare nulla: la tua password resta la stessa.',
  },
  mail_password_changed_subject: 'La tua password di {name} è stata modificata',
  mail_password_changed_text:
    'La password del tuo account {name} è stata modificata e tutti gli altri dispositivi sono stati disconnessi.',
  mail_password_changed_warning:
    'Se eri tu, non devi fare nulla. Se non eri tu, imposta subito una nuova password.',
  mail_order_subject: 'Il tuo ordine {number} su {name}',
  mail_order_text: 'Abbiamo ricevuto il tuo ordine su {name}. Il numero è {number}.',
  mail_order_items: {
    by: 'count',
    in: 'it',
    one: '{count} articolo',
    many: '{count} articoli',
    other: '{count} articoli',
  },
  mail_order_price: 'Prezzo: {amount}',
  mail_order_discount: 'Sconto: {amount}',
  mail_order_total: 'Totale: {amount}',
  mail_order_address: 'Indirizzo:',
  mail_order_action: 'Vedi l’ordine',
  mail_order_hint:
    'Hai domande? Indicaci il numero dell’ordine. Se non hai ordinato nulla, qualcuno ha inserito il tuo indirizzo per errore e puoi ignorare questo messaggio.',
  mail_linked_subject: 'Ora puoi accedere a {name} con {provider}',
  mail_linked_text:
    'Un account {provider} è stato collegato al tuo account {name}. Chiunque possa usarlo per accedere può ora entrare nel tuo account.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Se eri tu, non devi fare nulla. Se non eri tu, imposta subito una nuova password. Poi controlla gli altri accessi al tuo account e rimuovi quelli che non sono tuoi.',
    other:
      'Se eri tu, non devi fare nulla. Se non eri tu, accedi subito, scollega quell’account nella pagina del tuo account e disconnetti tutti gli altri dispositivi.',
  },
  mail_factor_subject: 'I metodi di accesso al tuo account {name} sono stati modificati',
  mail_factor_text: {
    by: 'change',
    passkey_added: 'Una passkey è stata aggiunta al tuo account {name}. Chiunque la possieda può accedere.',
    passkey_removed: 'Una passkey è stata rimossa dal tuo account {name}. Non si può più usare per accedere.',
    social_unlinked:
      'L’account {provider} è stato scollegato dal tuo account {name}. Non si può più usare per accedere.',
    totp_enrolled:
      'Un’app di autenticazione è stata configurata per il tuo account {name}. D’ora in poi, per accedere serve un passaggio in più.',
    totp_removed:
      'L’app di autenticazione è stata rimossa dal tuo account {name}. Per accedere basta di nuovo un solo passaggio.',
    recovery_codes_made:
      'Sono stati creati nuovi codici di recupero per il tuo account {name}. Quelli vecchi non sono più validi.',
    recovery_code_used:
      'Un codice di recupero è stato usato per accedere al tuo account {name}. Codici rimasti: {left}. Puoi crearne di nuovi nella pagina del tuo account.',
    other:
      'L’assistenza ha rimosso il secondo fattore dal tuo account {name} e ha disconnesso tutti i dispositivi.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Se eri tu, non devi fare nulla. Se non eri tu, imposta subito una nuova password, poi controlla gli altri accessi al tuo account.',
    other:
      'Se eri tu, non devi fare nulla. Se non eri tu, accedi subito, controlla gli accessi al tuo account e disconnetti tutti gli altri dispositivi.',
  },
  mail_first_proof:
    'Questo indirizzo o numero è stato confermato per la prima volta. Abbiamo quindi scollegato gli account collegati in precedenza, forse da un’altra persona: {providers}. Puoi ricollegare quelli che sono tuoi.',
  mail_code_subject: '{code} è il tuo codice per {name}',
  mail_code_text:
    'Per accedere d’ora in poi a {name} con questo indirizzo, inserisci questo codice nella pagina in cui l’hai richiesto: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'it',
    one: 'È valido {minutes} minuto e si può usare una sola volta. Se non l’hai richiesto, non fare nulla e non condividerlo con nessuno.',
    many: 'È valido {minutes} minuti e si può usare una sola volta. Se non l’hai richiesto, non fare nulla e non condividerlo con nessuno.',
    other:
      'È valido {minutes} minuti e si può usare una sola volta. Se non l’hai richiesto, non fare nulla e non condividerlo con nessuno.',
  },
  mail_code_action: 'Vai al tuo account',
  mail_code_sign_in:
    'Per accedere a {name}, inserisci questo codice nella pagina in cui l’hai richiesto: {code}',
  mail_code_sign_up:
    'Per completare la registrazione su {name}, inserisci questo codice nella pagina in cui l’hai richiesto: {code}',
  mail_code_verify:
    'Per confermare su {name} che questo indirizzo è tuo, inserisci questo codice nella pagina in cui l’hai richiesto: {code}',
  mail_code_proof:
    'Per confermare su {name} che sei tu, inserisci questo codice nella pagina in cui l’hai richiesto: {code}',
  mail_code_change:
    'Per usare questo indirizzo con il tuo account {name}, inserisci questo codice nella pagina in cui l’hai richiesto: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'it',
    one: 'È valido {minutes} minuto e si può usare una sola volta. Nessuno di {name} te lo chiederà mai.',
    many: 'È valido {minutes} minuti e si può usare una sola volta. Nessuno di {name} te lo chiederà mai.',
    other: 'È valido {minutes} minuti e si può usare una sola volta. Nessuno di {name} te lo chiederà mai.',
  },
  mail_code_ignore: 'Se non l’hai richiesto, non fare nulla: senza questo codice non succede niente.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Se non l’hai richiesto, qualcun altro ha effettuato l’accesso al tuo account. Non condividere il codice con nessuno. Imposta subito una nuova password: {url}',
    other:
      'Se non l’hai richiesto, qualcun altro ha effettuato l’accesso al tuo account. Non condividere il codice con nessuno. Disconnetti subito tutti gli altri dispositivi: {url}',
  },
  mail_code_go_on: 'Continua con questo codice',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Un indirizzo email è stato aggiunto al tuo account {name}',
    other: 'Un numero di telefono è stato aggiunto al tuo account {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'L’indirizzo email {value} è stato aggiunto al tuo account {name}. Chiunque riceva messaggi lì può ora entrare nel tuo account.',
    other:
      'Il numero di telefono {value} è stato aggiunto al tuo account {name}. Chiunque riceva messaggi lì può ora entrare nel tuo account.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'L’indirizzo email del tuo account {name} è stato modificato',
    other: 'Il numero di telefono del tuo account {name} è stato modificato',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      'L’indirizzo email del tuo account {name} ora è {value}. Quello precedente non si può più usare per accedere.',
    other:
      'Il numero di telefono del tuo account {name} ora è {value}. Quello precedente non si può più usare per accedere.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Un indirizzo email è stato rimosso dal tuo account {name}',
    other: 'Un numero di telefono è stato rimosso dal tuo account {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email:
      'L’indirizzo email {value} è stato rimosso dal tuo account {name}. Non si può più usare per accedere.',
    other:
      'Il numero di telefono {value} è stato rimosso dal tuo account {name}. Non si può più usare per accedere.',
  },
  mail_identifier_warning:
    'Se eri tu, non devi fare nulla. Se non eri tu, annulla la modifica: il link è valido 72 ore e disconnette anche tutti gli altri dispositivi.',
  mail_identifier_undo: 'Annulla la modifica',
  mail_identifier_undone_subject: 'Una modifica al tuo account {name} è stata annullata',
  mail_identifier_undone_text:
    'La modifica è stata annullata con il link che avevamo inviato a un indirizzo o numero precedente dell’account.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Se non eri tu, qualcun altro riceve i messaggi che inviamo lì. Metti prima al sicuro quell’indirizzo o numero, poi imposta qui una nuova password.',
    other:
      'Se non eri tu, qualcun altro riceve i messaggi che inviamo lì. Metti prima al sicuro quell’indirizzo o numero, poi accedi qui e disconnetti tutti gli altri dispositivi.',
  },
  mail_proven_subject: 'Il tuo account {name} è confermato',
  mail_proven_text:
    'Questo indirizzo è stato confermato per la prima volta. Gli accessi precedenti al tuo account {name} non sono più validi e tutti gli altri dispositivi sono stati disconnessi.',
  mail_proven_password:
    'La password precedente non è più valida. Se non ne hai ancora impostata una nuova, fallo ora.',
  mail_proven_unlinked: 'Account scollegati: {providers}. Puoi ricollegare quelli che sono tuoi.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Se non eri tu, qualcun altro può leggere la tua posta. Metti prima al sicuro la tua casella email, poi imposta qui una nuova password.',
    other:
      'Se non eri tu, qualcun altro può leggere la tua posta. Metti prima al sicuro la tua casella email, poi accedi qui e disconnetti tutti gli altri dispositivi.',
  },
  mail_account_exists_subject: 'Hai già un account {name}',
  mail_account_exists_text:
    'Qualcuno, probabilmente tu, ha provato a creare un account {name} con questo indirizzo. Ne esiste già uno e non è stato modificato nulla: usalo per accedere.',
  mail_account_exists_action: 'Accedi',
  mail_account_exists_recovery: 'Password dimenticata? Impostane una nuova: {url}',
  mail_account_exists_warning: 'Se non eri tu, non devi fare nulla: nessuno è entrato nel tuo account.',
  mail_sign_in_subject: 'Nuovo accesso al tuo account {name}',
  mail_sign_in_text:
    'Qualcuno, probabilmente tu, ha effettuato l’accesso al tuo account {name} con un dispositivo sconosciuto.',
  mail_sign_in_action: 'Controlla i tuoi dispositivi',
  mail_deleted_subject: 'Il tuo account {name} è stato eliminato',
  mail_deleted_text:
    'Il tuo account {name} e i dati che conteneva sono stati eliminati. Non possono essere ripristinati.',
  mail_deleted_warning:
    'Se eri tu, non devi fare nulla. Se non eri tu, qualcun altro era entrato nel tuo account. Metti al sicuro la tua casella email.',
  mail_exported_subject: 'I dati del tuo account {name} sono stati scaricati',
  mail_exported_text: 'Qualcuno, probabilmente tu, ha scaricato tutti i dati del tuo account {name}.',
  mail_asked: 'Richiesta effettuata in data {time} con {device} dall’indirizzo {address}.',
  mail_done: 'Operazione effettuata in data {time} con {device} dall’indirizzo {address}.',
  mail_device_on: '{browser} su {system}',
  mail_device_unknown: 'un dispositivo sconosciuto',
  sms_recovery: {
    by: 'minutes',
    in: 'it',
    one: '{code} è il tuo codice per {name}. Si può usare una sola volta, entro {minutes} minuto. Non condividerlo con nessuno.',
    many: '{code} è il tuo codice per {name}. Si può usare una sola volta, entro {minutes} minuti. Non condividerlo con nessuno.',
    other:
      '{code} è il tuo codice per {name}. Si può usare una sola volta, entro {minutes} minuti. Non condividerlo con nessuno.',
  },
  sms_password_changed:
    'La tua password di {name} è stata modificata. Se non eri tu, impostane subito una nuova.',
  sms_linked: {
    by: 'passwords',
    yes: 'Un account {provider} è stato collegato al tuo account {name} e ora si può usare per accedere. Non eri tu? Imposta subito una nuova password e scollegalo.',
    other:
      'Un account {provider} è stato collegato al tuo account {name} e ora si può usare per accedere. Non eri tu? Accedi subito, scollegalo e disconnetti tutti gli altri dispositivi.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Una passkey è stata aggiunta al tuo account {name}. Chiunque la possieda può accedere. Non eri tu? Imposta subito una nuova password.',
      other:
        'Una passkey è stata aggiunta al tuo account {name}. Chiunque la possieda può accedere. Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Una passkey è stata rimossa dal tuo account {name}. Non si può più usare per accedere. Non eri tu? Imposta subito una nuova password.',
      other:
        'Una passkey è stata rimossa dal tuo account {name}. Non si può più usare per accedere. Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: 'L’account {provider} è stato scollegato dal tuo account {name}. Non si può più usare per accedere. Non eri tu? Imposta subito una nuova password.',
      other:
        'L’account {provider} è stato scollegato dal tuo account {name}. Non si può più usare per accedere. Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Nel tuo account {name} è attiva una nuova app di autenticazione. Da ora in poi, per accedere serve un passaggio in più. Non eri tu? Imposta subito una nuova password.',
      other:
        'Nel tuo account {name} è attiva una nuova app di autenticazione. Da ora in poi, per accedere serve un passaggio in più. Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Nel tuo account {name} non è più attiva nessuna app di autenticazione. Per accedere basta di nuovo un solo passaggio. Non eri tu? Imposta subito una nuova password.',
      other:
        'Nel tuo account {name} non è più attiva nessuna app di autenticazione. Per accedere basta di nuovo un solo passaggio. Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Sono stati creati nuovi codici di recupero per il tuo account {name}. Quelli vecchi non sono più validi. Non eri tu? Imposta subito una nuova password.',
      other:
        'Sono stati creati nuovi codici di recupero per il tuo account {name}. Quelli vecchi non sono più validi. Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Un codice di recupero è stato usato per accedere al tuo account {name}. Codici rimasti: {left}. Puoi crearne di nuovi nella pagina del tuo account. Non eri tu? Imposta subito una nuova password.',
      other:
        'Un codice di recupero è stato usato per accedere al tuo account {name}. Codici rimasti: {left}. Puoi crearne di nuovi nella pagina del tuo account. Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
    },
    other: {
      by: 'passwords',
      yes: 'Il servizio di assistenza ha rimosso il secondo fattore dal tuo account {name} e ha disconnesso tutti i dispositivi. Non eri tu? Imposta subito una nuova password.',
      other:
        'Il servizio di assistenza ha rimosso il secondo fattore dal tuo account {name} e ha disconnesso tutti i dispositivi. Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
    },
  },
  sms_first_proof:
    'Gli account collegati prima della conferma di questo numero sono stati scollegati: {providers}.',
  sms_code_sign_in: '{code} è il tuo codice per accedere a {name}.',
  sms_code_sign_up: '{code} è il tuo codice per completare la registrazione su {name}.',
  sms_code_verify: '{code} è il tuo codice per confermare su {name} che questo numero è tuo.',
  sms_code_proof: '{code} è il tuo codice per confermare su {name} che sei tu.',
  sms_code_change: '{code} è il tuo codice per usare questo numero con il tuo account {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'it',
    one: 'Si può usare una sola volta, entro {minutes} minuto. Non te lo chiederemo mai.',
    many: 'Si può usare una sola volta, entro {minutes} minuti. Non te lo chiederemo mai.',
    other: 'Si può usare una sola volta, entro {minutes} minuti. Non te lo chiederemo mai.',
  },
  sms_identifier_added: {
    by: 'kind',
    email: 'Indirizzo {value} aggiunto al tuo account {name}. Non eri tu? Annulla entro 72 ore: {url}',
    other: 'Numero {value} aggiunto al tuo account {name}. Non eri tu? Annulla entro 72 ore: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: 'Nuovo indirizzo del tuo account {name}: {value}. Non eri tu? Annulla entro 72 ore: {url}',
    other: 'Nuovo numero del tuo account {name}: {value}. Non eri tu? Annulla entro 72 ore: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email: 'Indirizzo {value} rimosso dal tuo account {name}. Non eri tu? Annulla entro 72 ore: {url}',
    other: 'Numero {value} rimosso dal tuo account {name}. Non eri tu? Annulla entro 72 ore: {url}',
  },
  sms_identifier_undone:
    'Questo numero è stato rimosso dal tuo account {name}: la modifica è stata annullata con il link inviato a un indirizzo o numero precedente.',
  sms_proven: {
    by: 'password',
    yes: 'Questo numero è confermato per il tuo account {name}. La password precedente e gli altri accessi non sono più validi.',
    other:
      'Questo numero è confermato per il tuo account {name}. Gli accessi precedenti non sono più validi.',
  },
  sms_proven_unlinked: 'Account scollegati: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Non eri tu? Imposta subito una nuova password.',
    other: 'Non eri tu? Accedi subito e disconnetti tutti gli altri dispositivi.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Questo numero ha già un account {name} e nulla è stato modificato. Accedi: {url} Password dimenticata? {recoveryUrl}',
    other: 'Questo numero ha già un account {name} e nulla è stato modificato. Accedi: {url}',
  },
  sms_deleted: 'Il tuo account {name} è stato eliminato. Non può essere ripristinato.',
  sms_exported: 'Tutti i dati del tuo account {name} sono stati scaricati.',
  error_promocode_unknown: 'Questo codice non esiste. Controllalo o continua senza codice.',
  error_promocode_not_started: 'Questo codice non è ancora valido. Usalo più tardi o continua senza.',
  error_promocode_expired: 'Questo codice è scaduto. Continua senza o inseriscine un altro.',
  error_promocode_used_up: 'Questo codice è esaurito. Continua senza o inseriscine un altro.',
  error_promocode_used: 'Hai già usato questo codice. Continua senza o inseriscine un altro.',
  error_promocode_sign_in:
    'Questo codice è riservato a chi ha effettuato l’accesso. Accedi per usarlo o continua senza.',
  error_promocode_currency:
    'Questo codice vale per un’altra valuta. Scegli quella valuta o continua senza codice.',
  error_zip_code_invalid: 'Il paese che hai scelto non ha questo codice postale. Controllali entrambi.',
  error_zip_code_not_served: 'Non consegniamo nello Stato di questo codice postale. Inseriscine un altro.',
  error_state_unknown: 'Questa voce non è nell’elenco per questo paese. Scegli dall’elenco.',
} satisfies Catalogue
