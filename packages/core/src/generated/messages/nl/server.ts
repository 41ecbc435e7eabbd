// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer heeft JavaScript nodig om je te laten inloggen. Zet het aan voor deze site en laad de pagina opnieuw.',
  page_unloaded:
    'Deze pagina kon niet volledig worden geladen. Controleer je verbinding en laad de pagina opnieuw. Helpt dat niet, werk dan je browser bij.',
  page_home:
    'Eén account voor alles hier: log in met je e-mailadres, je telefoonnummer of een account dat je al hebt.',
  page_sign_in: 'Log in bij Foyer met je e-mailadres, je telefoonnummer of een account dat je al hebt.',
  page_sign_up:
    'Maak een account aan bij Foyer met je e-mailadres, je telefoonnummer of een account dat je al hebt.',
  page_recover:
    'Wachtwoord vergeten? Ontvang een link per e-mail of een code per sms en stel een nieuw wachtwoord in.',
  page_checkout: 'Plaats een bestelling bij Foyer. Je hebt geen account nodig.',
  page_terms: 'De voorwaarden voor bestellingen bij Foyer.',
  page_picture: 'Drie bogen, de ene in de andere, en een verlichte deur.',
  error_bad_json: 'Het verzoek is geen geldige JSON. Controleer de syntaxis en stuur het opnieuw.',
  error_invalid_request: 'Het verzoek heeft niet de verwachte indeling.',
  error_unknown_field: 'Het verzoek bevat een onbekend veld. Verwijder het.',
  error_forbidden_key: 'Het verzoek bevat een sleutel die nooit is toegestaan. Verwijder die.',
  error_unauthenticated: 'Log in om door te gaan.',
  error_other_user:
    'Intussen heeft iemand anders in deze browser ingelogd. Daarom is er niets gewijzigd. Kopieer wat je nog nodig hebt en laad de pagina opnieuw.',
  error_invalid_credentials:
    'Het e-mailadres, het telefoonnummer of het wachtwoord klopt niet. Controleer je gegevens en probeer het opnieuw.',
  error_captcha_required:
    'Bevestig eerst dat je een mens bent: in het formulier staat daarvoor een controle.',
  error_captcha_failed: 'We konden niet bevestigen dat je een mens bent. Doe de controle opnieuw.',
  error_forbidden_origin: 'Dit verzoek komt van een site die het niet mag doen.',
  error_not_found: 'Op dit adres staat niets.',
  error_method_not_allowed: 'Dit adres accepteert dit soort verzoeken niet.',
  error_account_exists: 'Er bestaat al een account met deze gegevens. Log daarmee in.',
  error_social_state_invalid:
    'Deze inlogpoging is niet meer geldig: het duurde te lang, je bent in een andere browser begonnen of de poging is al gebruikt. Begin opnieuw.',
  error_social_denied:
    'Je hebt het inloggen bij de aanbieder geannuleerd. Probeer het opnieuw of kies een andere inlogmethode.',
  error_social_provider_failed:
    'De aanbieder reageerde niet zoals verwacht. Probeer het opnieuw of kies een andere inlogmethode.',
  error_social_not_found: 'Deze inlogmethode is hier niet beschikbaar. Kies een andere.',
  error_social_identity_taken:
    'Dit account van de aanbieder is hier aan een ander account gekoppeld. Log ermee in en ontkoppel het daar eerst.',
  error_social_last_way: 'Dit is je enige inlogmethode. Voeg eerst een andere toe.',
  error_proof_needed: 'Bevestig dat jij het bent om door te gaan.',
  error_proof_other_account:
    'Dat account is niet aan dat van jou gekoppeld en bevestigt dus niet dat jij het bent. Kies het gekoppelde account of een andere methode.',
  error_identifier_unproven:
    'Bevestig eerst dat je e-mailadres of telefoonnummer van jou is. Daarna kun je dit doen.',
  error_registration_private:
    'Je account wordt aangemaakt zodra je je e-mailadres of telefoonnummer hebt bevestigd. Laad de pagina opnieuw en vul het formulier nog een keer in.',
  error_identifier_last:
    'Alleen hiermee kun je je account herstellen. Voeg eerst een ander adres of nummer toe.',
  error_identifier_taken: 'Een ander account gebruikt dit adres of nummer al.',
  error_identifier_unchanged: 'Je account gebruikt dit adres of nummer al. Voer een ander in.',
  error_body_too_large: 'Het verzoek is te groot. Stuur maximaal 64 KiB.',
  error_unsupported_media_type: 'Stuur het verzoek als application/json.',
  error_validation_failed: 'Sommige velden kloppen nog niet. Controleer ze en probeer het opnieuw.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'nl',
    one: 'Te veel pogingen. Wacht {seconds} seconde en probeer het opnieuw.',
    other: 'Te veel pogingen. Wacht {seconds} seconden en probeer het opnieuw.',
  },
  error_internal:
    'Er ging bij ons iets mis. Probeer het opnieuw. Blijft het misgaan? Laad dan de pagina opnieuw.',
  error_overloaded: {
    by: 'seconds',
    in: 'nl',
    one: 'Het is nu erg druk. Wacht {seconds} seconde en probeer het opnieuw.',
    other: 'Het is nu erg druk. Wacht {seconds} seconden en probeer het opnieuw.',
  },
  error_unavailable: 'De dienst is tijdelijk niet beschikbaar. Probeer het straks opnieuw.',
  error_recovery_invalid: 'Deze link of code is niet meer geldig. Vraag een nieuwe aan.',
  error_code_wrong: 'Die code klopt niet. Bekijk het laatste bericht en voer de zes cijfers in.',
  error_code_over: 'Die code is al gebruikt of verlopen. Vraag een nieuwe aan.',
  error_email_unreachable: 'We kunnen hier geen e-mails versturen. Gebruik een telefoonnummer.',
  error_phone_unreachable: 'We kunnen hier geen sms’en versturen. Gebruik een e-mailadres.',
  error_method_off: 'Deze inlogmethode is uitgeschakeld.',
  error_second_factor_needed: 'Nog één stap: bevestig met je tweede factor dat jij het bent.',
  error_second_factor_over: 'Het inloggen duurde te lang. Begin opnieuw.',
  error_second_factor_required:
    'Een tweede factor is hier verplicht, dus je kunt die niet verwijderen. Je kunt wel een andere app instellen.',
  error_totp_wrong: 'Die code klopt niet. Voer de zes cijfers in die je app nu toont.',
  error_totp_used: 'Die code is al gebruikt. Wacht tot je app de volgende toont.',
  error_totp_unreadable:
    'We kunnen de codes van je app op dit moment niet controleren. De fout ligt bij ons. Gebruik een andere methode of probeer het later opnieuw.',
  error_totp_not_begun: 'Het instellen duurde te lang. Begin opnieuw om een nieuwe sleutel te krijgen.',
  error_recovery_code_wrong:
    'Dat is niet een van je ongebruikte herstelcodes. Controleer de code of voer een andere in.',
  error_passkey_invalid:
    'Deze passkey kon niet worden gelezen. Probeer het opnieuw of gebruik een andere methode.',
  error_passkey_challenge: 'Dit duurde te lang of is in een andere browser begonnen. Probeer het opnieuw.',
  error_passkey_used: 'Dit antwoord van je passkey is al gebruikt. Probeer het opnieuw.',
  error_passkey_origin: 'Deze passkey is gebruikt op een site die je hier niet mag laten inloggen.',
  error_passkey_rp_id: 'Deze passkey hoort bij een andere site.',
  error_passkey_signature:
    'We konden niet bevestigen dat deze passkey van jou is. Probeer het opnieuw of gebruik een andere methode.',
  error_passkey_user:
    'Deze passkey hoort bij een ander account. Kies er een van dit account of gebruik een andere methode.',
  error_passkey_unknown:
    'Deze passkey werkt hier niet meer. Gebruik een andere methode en verwijder de passkey uit je wachtwoordmanager.',
  error_passkey_exists: 'Dit apparaat of deze wachtwoordmanager heeft al een passkey voor je account.',
  error_passkey_limit:
    'Je account heeft het maximale aantal passkeys. Verwijder er een die je niet meer gebruikt en voeg daarna deze toe.',
  error_passkey_last: 'Deze passkey is je enige inlogmethode. Voeg eerst een andere toe.',
  error_tokens_off: 'Tokens zijn hier uitgeschakeld.',
  error_audience_unknown: 'Voor deze ontvanger worden hier geen tokens uitgegeven.',
  error_wrong_password: 'Dit is niet je huidige wachtwoord.',
  error_passwords_too_similar: 'Kies een wachtwoord dat minder op je vorige lijkt.',
  error_password_common: 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander wachtwoord.',
  error_password_breached: 'Dit wachtwoord komt voor in een datalek. Kies een ander wachtwoord.',
  error_password_guessable:
    'Dit wachtwoord is makkelijk te raden voor wie je adres, je nummer, je naam of deze site kent. Kies een ander wachtwoord.',
  mail_recovery_subject: 'Stel een nieuw wachtwoord in voor {name}',
  mail_recovery_text:
    'Iemand, waarschijnlijk jij, heeft gevraagd om een nieuw wachtwoord in te stellen voor je account bij {name}.',
  mail_recovery_action: 'Nieuw wachtwoord instellen',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'nl',
    one: 'De link is {minutes} minuut geldig en je kunt hem één keer gebruiken. Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.',
    other:
      'De link is {minutes} minuten geldig en je kunt hem één keer gebruiken. Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft hetzelfde.',
  },
  mail_password_changed_subject: 'Je wachtwoord voor {name} is gewijzigd',
  mail_password_changed_text:
    'Het wachtwoord van je account bij {name} is gewijzigd en alle andere apparaten zijn uitgelogd.',
  mail_password_changed_warning:
    'Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Stel dan nu een nieuw wachtwoord in.',
  mail_order_subject: 'Je bestelling {number} bij {name}',
  mail_order_text: 'Je bestelling bij {name} is geplaatst. Het bestelnummer is {number}.',
  mail_order_items: { by: 'count', in: 'nl', one: '{count} artikel', other: '{count} artikelen' },
  mail_order_price: 'Prijs: {amount}',
  mail_order_discount: 'Korting: {amount}',
  mail_order_total: 'Totaal: {amount}',
  mail_order_address: 'Adres:',
  mail_order_action: 'Bestelling bekijken',
  mail_order_hint:
    'Vragen? Geef dan het bestelnummer door. Heb je niets besteld? Dan heeft iemand per ongeluk jouw adres ingevoerd en kun je dit bericht negeren.',
  mail_linked_subject: 'Je kunt nu bij {name} inloggen met {provider}',
  mail_linked_text:
    'Een account bij {provider} is gekoppeld aan je account bij {name}. Wie daarmee kan inloggen, kan nu ook in je account.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Stel dan nu een nieuw wachtwoord in. Controleer daarna de andere inlogmethoden voor je account en verwijder wat niet van jou is.',
    other:
      'Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Log dan nu in, ontkoppel dat account op je accountpagina en log uit op alle andere apparaten.',
  },
  mail_factor_subject: 'De manier waarop je inlogt bij {name} is gewijzigd',
  mail_factor_text: {
    by: 'change',
    passkey_added: 'Er is een passkey toegevoegd aan je account bij {name}. Wie die heeft, kan inloggen.',
    passkey_removed:
      'Er is een passkey verwijderd uit je account bij {name}. Je kunt er niet meer mee inloggen.',
    social_unlinked: '{provider} is ontkoppeld van je account bij {name}. Je kunt er niet meer mee inloggen.',
    totp_enrolled:
      'Er is een authenticator-app ingesteld voor je account bij {name}. Vanaf nu is er een extra stap nodig om in te loggen.',
    totp_removed:
      'De authenticator-app is verwijderd uit je account bij {name}. Inloggen gaat weer in één stap.',
    recovery_codes_made:
      'Er zijn nieuwe herstelcodes aangemaakt voor je account bij {name}. De oude zijn niet meer geldig.',
    recovery_code_used:
      'Er is een herstelcode gebruikt om in te loggen op je account bij {name}. Codes over: {left}. Op je accountpagina kun je nieuwe aanmaken.',
    other:
      'De klantenservice heeft de tweede factor uit je account bij {name} verwijderd en alle apparaten uitgelogd.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Stel dan nu een nieuw wachtwoord in en controleer daarna de andere inlogmethoden voor je account.',
    other:
      'Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Log dan nu in, controleer de inlogmethoden voor je account en log uit op alle andere apparaten.',
  },
  mail_first_proof:
    'Dit adres of nummer is voor het eerst bevestigd. Deze accounts waren al eerder gekoppeld, misschien door iemand anders, en zijn nu ontkoppeld: {providers}. Wat van jou is, kun je opnieuw koppelen.',
  mail_code_subject: '{code} is je code voor {name}',
  mail_code_text:
    'Om voortaan met dit adres in te loggen bij {name}, voer je deze code in op de pagina waar je hem hebt aangevraagd: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'nl',
    one: 'De code is {minutes} minuut geldig en je kunt hem één keer gebruiken. Heb je dit niet aangevraagd? Doe dan niets en deel de code met niemand.',
    other:
      'De code is {minutes} minuten geldig en je kunt hem één keer gebruiken. Heb je dit niet aangevraagd? Doe dan niets en deel de code met niemand.',
  },
  mail_code_action: 'Naar je account',
  mail_code_sign_in:
    'Om in te loggen bij {name}, voer je deze code in op de pagina waar je hem hebt aangevraagd: {code}',
  mail_code_sign_up:
    'Om je account bij {name} aan te maken, voer je deze code in op de pagina waar je hem hebt aangevraagd: {code}',
  mail_code_verify:
    'Om bij {name} te bevestigen dat dit adres van jou is, voer je deze code in op de pagina waar je hem hebt aangevraagd: {code}',
  mail_code_proof:
    'Om bij {name} te bevestigen dat jij het bent, voer je deze code in op de pagina waar je hem hebt aangevraagd: {code}',
  mail_code_change:
    'Om dit adres te gebruiken voor je account bij {name}, voer je deze code in op de pagina waar je hem hebt aangevraagd: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'nl',
    one: 'De code is {minutes} minuut geldig en je kunt hem één keer gebruiken. Niemand van {name} vraagt je er ooit om.',
    other:
      'De code is {minutes} minuten geldig en je kunt hem één keer gebruiken. Niemand van {name} vraagt je er ooit om.',
  },
  mail_code_ignore:
    'Heb je dit niet aangevraagd? Dan hoef je niets te doen: zonder deze code gebeurt er niets.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Heb je dit niet aangevraagd? Dan is iemand anders ingelogd op je account. Deel de code met niemand. Stel nu een nieuw wachtwoord in: {url}',
    other:
      'Heb je dit niet aangevraagd? Dan is iemand anders ingelogd op je account. Deel de code met niemand. Log nu uit op alle andere apparaten: {url}',
  },
  mail_code_go_on: 'Doorgaan met deze code',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Er is een e-mailadres toegevoegd aan je account bij {name}',
    other: 'Er is een telefoonnummer toegevoegd aan je account bij {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'Het e-mailadres {value} is toegevoegd aan je account bij {name}. Wie daar berichten ontvangt, kan nu in je account.',
    other:
      'Het telefoonnummer {value} is toegevoegd aan je account bij {name}. Wie daar berichten ontvangt, kan nu in je account.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'Het e-mailadres van je account bij {name} is gewijzigd',
    other: 'Het telefoonnummer van je account bij {name} is gewijzigd',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      'Het e-mailadres van je account bij {name} is nu {value}. Met het vorige kun je niet meer inloggen.',
    other:
      'Het telefoonnummer van je account bij {name} is nu {value}. Met het vorige kun je niet meer inloggen.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Er is een e-mailadres verwijderd uit je account bij {name}',
    other: 'Er is een telefoonnummer verwijderd uit je account bij {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email:
      'Het e-mailadres {value} is verwijderd uit je account bij {name}. Je kunt er niet meer mee inloggen.',
    other:
      'Het telefoonnummer {value} is verwijderd uit je account bij {name}. Je kunt er niet meer mee inloggen.',
  },
  mail_identifier_warning:
    'Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Maak het dan ongedaan: de link is 72 uur geldig en logt ook alle andere apparaten uit.',
  mail_identifier_undo: 'Ongedaan maken',
  mail_identifier_undone_subject: 'Een wijziging in je account bij {name} is ongedaan gemaakt',
  mail_identifier_undone_text:
    'De wijziging is ongedaan gemaakt met de link die we naar een eerder adres of nummer van het account hadden gestuurd.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Was jij dit niet? Dan ontvangt iemand anders wat we daarheen sturen. Beveilig eerst dat adres of nummer en stel daarna hier een nieuw wachtwoord in.',
    other:
      'Was jij dit niet? Dan ontvangt iemand anders wat we daarheen sturen. Beveilig eerst dat adres of nummer. Log daarna hier in en log uit op alle andere apparaten.',
  },
  mail_proven_subject: 'Je account bij {name} is bevestigd',
  mail_proven_text:
    'Dit adres is voor het eerst bevestigd. Eerdere inlogmethoden voor je account bij {name} werken niet meer en alle andere apparaten zijn uitgelogd.',
  mail_proven_password:
    'Het vorige wachtwoord werkt niet meer. Heb je nog geen nieuw wachtwoord? Stel dat dan nu in.',
  mail_proven_unlinked: 'Ontkoppeld: {providers}. Wat van jou is, kun je opnieuw koppelen.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Was jij dit niet? Dan kan iemand anders je e-mail lezen. Beveilig eerst je mailbox en stel daarna hier een nieuw wachtwoord in.',
    other:
      'Was jij dit niet? Dan kan iemand anders je e-mail lezen. Beveilig eerst je mailbox. Log daarna hier in en log uit op alle andere apparaten.',
  },
  mail_account_exists_subject: 'Je hebt al een account bij {name}',
  mail_account_exists_text:
    'Iemand, waarschijnlijk jij, heeft geprobeerd met dit adres een account bij {name} aan te maken. Er is al een account met dit adres en er is niets gewijzigd. Je kunt gewoon inloggen.',
  mail_account_exists_action: 'Inloggen',
  mail_account_exists_recovery: 'Wachtwoord vergeten? Stel een nieuw wachtwoord in: {url}',
  mail_account_exists_warning:
    'Was jij dit niet? Dan hoef je niets te doen: niemand is in je account geweest.',
  mail_sign_in_subject: 'Nieuwe inlog op je account bij {name}',
  mail_sign_in_text:
    'Iemand, waarschijnlijk jij, heeft met een onbekend apparaat ingelogd op je account bij {name}.',
  mail_sign_in_action: 'Controleer je apparaten',
  mail_deleted_subject: 'Je account bij {name} is verwijderd',
  mail_deleted_text:
    'Je account bij {name} en de gegevens daarin zijn verwijderd. Ze kunnen niet worden hersteld.',
  mail_deleted_warning:
    'Was jij dit? Dan hoef je niets te doen. Was jij dit niet? Dan had iemand anders toegang tot je account. Beveilig je mailbox.',
  mail_exported_subject: 'De gegevens van je account bij {name} zijn gedownload',
  mail_exported_text: 'Iemand, waarschijnlijk jij, heeft alle gegevens van je account bij {name} gedownload.',
  mail_asked: 'Aangevraagd met {device} vanaf {address}, op {time}.',
  mail_done: 'Gedaan met {device} vanaf {address}, op {time}.',
  mail_device_on: '{browser} op {system}',
  mail_device_unknown: 'een onbekend apparaat',
  sms_recovery: {
    by: 'minutes',
    in: 'nl',
    one: '{code} is je code voor {name}. Je kunt hem één keer gebruiken, binnen {minutes} minuut. Deel hem met niemand.',
    other:
      '{code} is je code voor {name}. Je kunt hem één keer gebruiken, binnen {minutes} minuten. Deel hem met niemand.',
  },
  sms_password_changed:
    'Je wachtwoord voor {name} is gewijzigd. Was jij dit niet? Stel dan nu een nieuw wachtwoord in.',
  sms_linked: {
    by: 'passwords',
    yes: '{provider} is gekoppeld aan je account bij {name} en kan nu worden gebruikt om in te loggen. Was jij dit niet? Stel nu een nieuw wachtwoord in en ontkoppel {provider}.',
    other:
      '{provider} is gekoppeld aan je account bij {name} en kan nu worden gebruikt om in te loggen. Was jij dit niet? Log nu in, ontkoppel {provider} en log uit op alle andere apparaten.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Er is een passkey toegevoegd aan je account bij {name}. Wie die heeft, kan inloggen. Was jij dit niet? Stel nu een nieuw wachtwoord in.',
      other:
        'Er is een passkey toegevoegd aan je account bij {name}. Wie die heeft, kan inloggen. Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Er is een passkey verwijderd uit je account bij {name}. Je kunt er niet meer mee inloggen. Was jij dit niet? Stel nu een nieuw wachtwoord in.',
      other:
        'Er is een passkey verwijderd uit je account bij {name}. Je kunt er niet meer mee inloggen. Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: '{provider} is ontkoppeld van je account bij {name}. Je kunt er niet meer mee inloggen. Was jij dit niet? Stel nu een nieuw wachtwoord in.',
      other:
        '{provider} is ontkoppeld van je account bij {name}. Je kunt er niet meer mee inloggen. Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Er is een authenticator-app ingesteld voor je account bij {name}. Vanaf nu is er een extra stap nodig om in te loggen. Was jij dit niet? Stel nu een nieuw wachtwoord in.',
      other:
        'Er is een authenticator-app ingesteld voor je account bij {name}. Vanaf nu is er een extra stap nodig om in te loggen. Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'De authenticator-app is verwijderd uit je account bij {name}. Inloggen gaat weer in één stap. Was jij dit niet? Stel nu een nieuw wachtwoord in.',
      other:
        'De authenticator-app is verwijderd uit je account bij {name}. Inloggen gaat weer in één stap. Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Er zijn nieuwe herstelcodes aangemaakt voor je account bij {name}. De oude zijn niet meer geldig. Was jij dit niet? Stel nu een nieuw wachtwoord in.',
      other:
        'Er zijn nieuwe herstelcodes aangemaakt voor je account bij {name}. De oude zijn niet meer geldig. Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Er is een herstelcode gebruikt om in te loggen op je account bij {name}. Codes over: {left}. Op je accountpagina kun je nieuwe aanmaken. Was jij dit niet? Stel nu een nieuw wachtwoord in.',
      other:
        'Er is een herstelcode gebruikt om in te loggen op je account bij {name}. Codes over: {left}. Op je accountpagina kun je nieuwe aanmaken. Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
    },
    other: {
      by: 'passwords',
      yes: 'De klantenservice heeft de tweede factor uit je account bij {name} verwijderd en alle apparaten uitgelogd. Was jij dit niet? Stel nu een nieuw wachtwoord in.',
      other:
        'De klantenservice heeft de tweede factor uit je account bij {name} verwijderd en alle apparaten uitgelogd. Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
    },
  },
  sms_first_proof:
    'Accounts die al gekoppeld waren voordat je dit nummer bevestigde, zijn ontkoppeld: {providers}.',
  sms_code_sign_in: '{code} is je code om in te loggen bij {name}.',
  sms_code_sign_up: '{code} is je code om je account bij {name} aan te maken.',
  sms_code_verify: '{code} is je code om bij {name} te bevestigen dat dit nummer van jou is.',
  sms_code_proof: '{code} is je code om bij {name} te bevestigen dat jij het bent.',
  sms_code_change: '{code} is je code om dit nummer te gebruiken voor je account bij {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'nl',
    one: 'Je kunt hem één keer gebruiken, binnen {minutes} minuut. Wij vragen er nooit om.',
    other: 'Je kunt hem één keer gebruiken, binnen {minutes} minuten. Wij vragen er nooit om.',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      'Adres {value} is toegevoegd aan je account bij {name}. Niet door jou? Maak dit binnen 72 uur ongedaan: {url}',
    other:
      'Nummer {value} is toegevoegd aan je account bij {name}. Niet door jou? Maak dit binnen 72 uur ongedaan: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email:
      'Nieuw adres van je account bij {name}: {value}. Niet door jou? Maak dit binnen 72 uur ongedaan: {url}',
    other:
      'Nieuw nummer van je account bij {name}: {value}. Niet door jou? Maak dit binnen 72 uur ongedaan: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      'Adres {value} is verwijderd uit je account bij {name}. Niet door jou? Maak dit binnen 72 uur ongedaan: {url}',
    other:
      'Nummer {value} is verwijderd uit je account bij {name}. Niet door jou? Maak dit binnen 72 uur ongedaan: {url}',
  },
  sms_identifier_undone:
    'Dit nummer is verwijderd uit je account bij {name}: de wijziging is ongedaan gemaakt met de link die we naar een eerder adres of nummer hadden gestuurd.',
  sms_proven: {
    by: 'password',
    yes: 'Dit nummer is bevestigd voor je account bij {name}. Het vorige wachtwoord en andere inlogmethoden werken niet meer.',
    other: 'Dit nummer is bevestigd voor je account bij {name}. Eerdere inlogmethoden werken niet meer.',
  },
  sms_proven_unlinked: 'Ontkoppeld: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Was jij dit niet? Stel nu een nieuw wachtwoord in.',
    other: 'Was jij dit niet? Log nu in en log uit op alle andere apparaten.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Dit nummer heeft al een account bij {name} en er is niets gewijzigd. Inloggen: {url} Wachtwoord vergeten? {recoveryUrl}',
    other: 'Dit nummer heeft al een account bij {name} en er is niets gewijzigd. Inloggen: {url}',
  },
  sms_deleted: 'Je account bij {name} is verwijderd. Het kan niet worden hersteld.',
  sms_exported: 'Alle gegevens van je account bij {name} zijn gedownload.',
  error_promocode_unknown: 'Deze code bestaat niet. Controleer de code of ga verder zonder code.',
  error_promocode_not_started: 'Deze code is nog niet geldig. Gebruik hem later of ga verder zonder code.',
  error_promocode_expired: 'Deze code is verlopen. Ga verder zonder code of voer een andere in.',
  error_promocode_used_up:
    'Deze code is al het maximale aantal keer gebruikt. Ga verder zonder code of voer een andere in.',
  error_promocode_used: 'Je hebt deze code al gebruikt. Ga verder zonder code of voer een andere in.',
  error_promocode_sign_in:
    'Deze code is alleen voor wie is ingelogd. Log in om hem te gebruiken of ga verder zonder code.',
  error_promocode_currency: 'Deze code is voor een andere valuta. Kies die valuta of ga verder zonder code.',
  error_zip_code_invalid: 'Deze postcode bestaat niet in het gekozen land. Controleer beide.',
  error_zip_code_not_served: 'We bezorgen niet in de staat van deze postcode. Voer een andere in.',
  error_state_unknown: 'Dit staat niet in de lijst van dit land. Kies iets uit de lijst.',
} satisfies Catalogue
