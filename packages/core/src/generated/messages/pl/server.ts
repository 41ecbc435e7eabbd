// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script: 'Logowanie w Foyer wymaga JavaScriptu. Włącz go dla tej strony i odśwież ją.',
  page_unloaded:
    'Nie udało się w całości wczytać strony. Sprawdź połączenie z internetem i odśwież stronę. Jeśli to nie pomoże, zaktualizuj przeglądarkę.',
  page_home:
    'Jedno konto do wszystkiego: loguj się za pomocą adresu e-mail, numeru telefonu lub konta, które już masz.',
  page_sign_in: 'Zaloguj się w Foyer za pomocą adresu e-mail, numeru telefonu lub konta, które już masz.',
  page_sign_up: 'Utwórz konto Foyer za pomocą adresu e-mail, numeru telefonu lub konta, które już masz.',
  page_recover: 'Nie pamiętasz hasła? Odbierz link w e-mailu lub kod w SMS-ie i ustaw nowe.',
  page_checkout: 'Złóż zamówienie w Foyer. Konto nie jest potrzebne.',
  page_terms: 'Zasady składania zamówień w Foyer.',
  page_picture: 'Trzy łuki, jeden w drugim, i oświetlone drzwi.',
  error_bad_json: 'Żądanie nie jest poprawnym dokumentem JSON. Sprawdź składnię i wyślij je ponownie.',
  error_invalid_request: 'Żądanie nie ma oczekiwanego formatu.',
  error_unknown_field: 'Żądanie zawiera nieznane pole. Usuń je.',
  error_forbidden_key: 'Żądanie zawiera niedozwolony klucz. Usuń go.',
  error_unauthenticated: 'Zaloguj się, aby kontynuować.',
  error_other_user:
    'W tej przeglądarce zalogował się tymczasem ktoś inny, więc nic nie zmieniono. Skopiuj to, czego jeszcze potrzebujesz, i odśwież stronę.',
  error_invalid_credentials:
    'Nieprawidłowy adres e-mail, numer telefonu lub hasło. Sprawdź dane i spróbuj ponownie.',
  error_captcha_required: 'Najpierw potwierdź, że jesteś człowiekiem: weryfikacja jest w formularzu.',
  error_captcha_failed: 'Nie udało się potwierdzić, że jesteś człowiekiem. Przejdź weryfikację jeszcze raz.',
  error_forbidden_origin: 'To żądanie pochodzi ze strony, która nie może go wysyłać.',
  error_not_found: 'Pod tym adresem nic nie ma.',
  error_method_not_allowed: 'Ten adres nie przyjmuje żądań tego rodzaju.',
  error_account_exists: 'Konto z tymi danymi już istnieje. Zaloguj się na nie.',
  error_social_state_invalid:
    'To logowanie nie jest już ważne: trwało zbyt długo, rozpoczęto je w innej przeglądarce lub zostało już wykorzystane. Zacznij od nowa.',
  error_social_denied:
    'Logowanie u dostawcy zostało anulowane. Spróbuj ponownie lub wybierz inny sposób logowania.',
  error_social_provider_failed:
    'Otrzymaliśmy nieoczekiwaną odpowiedź od dostawcy. Spróbuj ponownie lub wybierz inny sposób logowania.',
  error_social_not_found: 'Ten sposób logowania nie jest tu dostępny. Wybierz inny.',
  error_social_identity_taken:
    'To konto dostawcy jest tu już połączone z innym kontem. Najpierw zaloguj się za jego pomocą i odłącz je tam.',
  error_social_last_way: 'To Twój jedyny sposób logowania. Najpierw dodaj inny.',
  error_proof_needed: 'Aby kontynuować, potwierdź, że to Ty.',
  error_proof_other_account:
    'To konto nie jest połączone z Twoim, więc nie potwierdza, że to Ty. Wybierz połączone konto lub inny sposób.',
  error_identifier_unproven:
    'Najpierw potwierdź swój adres e-mail lub numer telefonu. Potem będzie to możliwe.',
  error_registration_private:
    'Konto powstaje dopiero po potwierdzeniu adresu e-mail lub numeru telefonu. Odśwież stronę i zarejestruj się ponownie.',
  error_identifier_last: 'To jedyny sposób na odzyskanie Twojego konta. Najpierw dodaj inny.',
  error_identifier_taken: 'Ten adres lub numer jest już przypisany do innego konta.',
  error_identifier_unchanged: 'Ten adres lub numer jest już przypisany do Twojego konta. Wpisz inny.',
  error_body_too_large: 'Żądanie jest za duże. Wyślij najwyżej 64 KiB.',
  error_unsupported_media_type: 'Wyślij żądanie jako application/json.',
  error_validation_failed: 'Niektóre pola wymagają poprawki. Sprawdź je i spróbuj ponownie.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'pl',
    one: 'Zbyt wiele prób. Odczekaj {seconds} sekundę i spróbuj ponownie.',
    few: 'Zbyt wiele prób. Odczekaj {seconds} sekundy i spróbuj ponownie.',
    many: 'Zbyt wiele prób. Odczekaj {seconds} sekund i spróbuj ponownie.',
    other: 'Zbyt wiele prób. Odczekaj {seconds} sekundy i spróbuj ponownie.',
  },
  error_internal:
    'Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli to nie pomoże, odśwież stronę.',
  error_overloaded: {
    by: 'seconds',
    in: 'pl',
    one: 'Mamy teraz bardzo duży ruch. Odczekaj {seconds} sekundę i spróbuj ponownie.',
    few: 'Mamy teraz bardzo duży ruch. Odczekaj {seconds} sekundy i spróbuj ponownie.',
    many: 'Mamy teraz bardzo duży ruch. Odczekaj {seconds} sekund i spróbuj ponownie.',
    other: 'Mamy teraz bardzo duży ruch. Odczekaj {seconds} sekundy i spróbuj ponownie.',
  },
  error_unavailable: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
  error_recovery_invalid: 'Ten link lub kod już nie działa. Poproś o nowy.',
  error_code_wrong: 'Nieprawidłowy kod. Wpisz sześć cyfr z ostatniej wiadomości.',
  error_code_over: 'Ten kod został już wykorzystany lub wygasł. Poproś o nowy.',
  error_email_unreachable: 'Nie możemy tu wysyłać e-maili. Użyj numeru telefonu.',
  error_phone_unreachable: 'Nie możemy tu wysyłać SMS-ów. Użyj adresu e-mail.',
  error_method_off: 'Ten sposób logowania jest wyłączony.',
  error_second_factor_needed: 'Jeszcze jeden krok: potwierdź drugim składnikiem, że to Ty.',
  error_second_factor_over: 'Logowanie trwało zbyt długo. Zacznij od nowa.',
  error_second_factor_required:
    'Drugi składnik jest tu wymagany, więc nie można go usunąć. Zamiast tego możesz skonfigurować inną aplikację.',
  error_totp_wrong: 'Nieprawidłowy kod. Wpisz sześć cyfr, które aplikacja pokazuje teraz.',
  error_totp_used: 'Ten kod został już wykorzystany. Zaczekaj, aż aplikacja pokaże następny.',
  error_totp_unreadable:
    'W tej chwili nie możemy sprawdzić kodów z Twojej aplikacji. To błąd po naszej stronie. Wybierz inny sposób lub spróbuj ponownie później.',
  error_totp_not_begun: 'Konfiguracja trwała zbyt długo. Zacznij od nowa, aby otrzymać nowy klucz.',
  error_recovery_code_wrong:
    'Wśród Twoich niewykorzystanych kodów odzyskiwania nie ma takiego kodu. Sprawdź go lub wpisz inny.',
  error_passkey_invalid:
    'Nie udało się odczytać tego klucza dostępu. Spróbuj ponownie lub wybierz inny sposób.',
  error_passkey_challenge:
    'Trwało to zbyt długo lub zostało rozpoczęte w innej przeglądarce. Spróbuj ponownie.',
  error_passkey_used: 'Ta odpowiedź klucza dostępu została już wykorzystana. Spróbuj ponownie.',
  error_passkey_origin: 'Tego klucza dostępu użyto na stronie, z której nie można się tu zalogować.',
  error_passkey_rp_id: 'Ten klucz dostępu utworzono dla innej strony.',
  error_passkey_signature:
    'Nie udało się potwierdzić, że ten klucz dostępu należy do Ciebie. Spróbuj ponownie lub wybierz inny sposób.',
  error_passkey_user:
    'Ten klucz dostępu należy do innego konta. Wybierz klucz do tego konta lub inny sposób.',
  error_passkey_unknown:
    'Ten klucz dostępu już tu nie działa. Wybierz inny sposób i usuń klucz z menedżera haseł.',
  error_passkey_exists:
    'Na tym urządzeniu lub w tym menedżerze haseł jest już klucz dostępu do Twojego konta.',
  error_passkey_limit:
    'Twoje konto ma już największą możliwą liczbę kluczy dostępu. Usuń ten, którego już nie używasz, a potem dodaj nowy.',
  error_passkey_last: 'Ten klucz dostępu to Twój jedyny sposób logowania. Najpierw dodaj inny.',
  error_tokens_off: 'Tokeny są tu wyłączone.',
  error_audience_unknown: 'Dla tego odbiorcy (audience) nie wydajemy tu tokenów.',
  error_wrong_password: 'To nie jest Twoje obecne hasło.',
  error_passwords_too_similar: 'Wymyśl hasło mniej podobne do poprzedniego.',
  error_password_common: 'To hasło jest zbyt popularne. Wymyśl inne.',
  error_password_breached: 'To hasło pojawiło się w wycieku danych. Wymyśl inne.',
  error_password_guessable:
    'To hasło łatwo odgadnąć na podstawie Twojego adresu, numeru, nazwiska lub nazwy tej strony. Wymyśl inne.',
  mail_recovery_subject: 'Ustaw nowe hasło do konta {name}',
  mail_recovery_text:
    'Otrzymaliśmy prośbę o nowe hasło do Twojego konta {name}. Najprawdopodobniej pochodzi ona od Ciebie.',
  mail_recovery_action: 'Ustaw nowe hasło',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'pl',
    one: 'Link jest jednorazowy i ważny przez {minutes} minutę. Jeśli prośba nie pochodzi od Ciebie, nic nie rób: hasło się nie zmieni.',
    few: 'Link jest jednorazowy i ważny przez {minutes} minuty. Jeśli prośba nie pochodzi od Ciebie, nic nie rób: hasło się nie zmieni.',
    many: 'Link jest jednorazowy i ważny przez {minutes} minut. Jeśli prośba nie pochodzi od Ciebie, nic nie rób: hasło się nie zmieni.',
    other:
      'Link jest jednorazowy i ważny przez {minutes} minuty. Jeśli prośba nie pochodzi od Ciebie, nic nie rób: hasło się nie zmieni.',
  },
  mail_password_changed_subject: 'Zmieniono hasło do Twojego konta {name}',
  mail_password_changed_text:
    'Hasło do Twojego konta {name} zostało zmienione, a wszystkie inne urządzenia wylogowano.',
  mail_password_changed_warning: 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło.',
  mail_order_subject: 'Twoje zamówienie {number} w {name}',
  mail_order_text: 'Twoje zamówienie w {name} zostało złożone. Jego numer to {number}.',
  mail_order_items: {
    by: 'count',
    in: 'pl',
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  mail_order_price: 'Cena: {amount}',
  mail_order_discount: 'Zniżka: {amount}',
  mail_order_total: 'Razem: {amount}',
  mail_order_address: 'Adres:',
  mail_order_action: 'Zobacz zamówienie',
  mail_order_hint:
    'Masz pytania? Podaj nam ten numer. Jeśli to nie Twoje zamówienie, ktoś podał Twój adres przez pomyłkę i możesz zignorować tę wiadomość.',
  mail_linked_subject: 'Na konto {name} można się teraz zalogować przez {provider}',
  mail_linked_text:
    'Konto {provider} zostało połączone z Twoim kontem {name}. Każdy, kto może się za jego pomocą zalogować, ma teraz dostęp do Twojego konta.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło. Potem sprawdź, jak jeszcze można zalogować się na Twoje konto, i usuń wszystko, co nie jest Twoje.',
    other:
      'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu się zaloguj, odłącz to konto na stronie swojego konta i wyloguj się na wszystkich innych urządzeniach.',
  },
  mail_factor_subject: 'Zmienił się sposób logowania na konto {name}',
  mail_factor_text: {
    by: 'change',
    passkey_added: 'Do Twojego konta {name} dodano klucz dostępu. Każdy, kto go ma, może się zalogować.',
    passkey_removed: 'Z Twojego konta {name} usunięto klucz dostępu. Nie można się już nim logować.',
    social_unlinked:
      'Konto {provider} zostało odłączone od Twojego konta {name}. Nie można się już nim logować.',
    totp_enrolled:
      'Na Twoim koncie {name} skonfigurowano aplikację uwierzytelniającą. Od teraz logowanie wymaga jeszcze jednego kroku.',
    totp_removed:
      'Z Twojego konta {name} usunięto aplikację uwierzytelniającą. Do logowania znów wystarczy jeden krok.',
    recovery_codes_made: 'Do Twojego konta {name} utworzono nowe kody odzyskiwania. Stare już nie działają.',
    recovery_code_used:
      'Do zalogowania się na Twoje konto {name} użyto kodu odzyskiwania. Pozostałe kody: {left}. Nowe możesz utworzyć na stronie konta.',
    other: 'Zespół pomocy usunął drugi składnik z Twojego konta {name} i wylogował wszystkie urządzenia.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło, a potem sprawdź, jak jeszcze można zalogować się na Twoje konto.',
    other:
      'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu się zaloguj, sprawdź sposoby logowania na konto i wyloguj się na wszystkich innych urządzeniach.',
  },
  mail_first_proof:
    'Ten adres lub numer potwierdzono po raz pierwszy. Te konta połączono wcześniej, być może zrobił to ktoś inny, dlatego zostały odłączone: {providers}. Swoje konta możesz połączyć ponownie.',
  mail_code_subject: '{code} to Twój kod do konta {name}',
  mail_code_text:
    'Aby od teraz logować się na konto {name} za pomocą tego adresu, wpisz ten kod na stronie, która o niego prosi: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'pl',
    one: 'Kod jest jednorazowy i ważny przez {minutes} minutę. Jeśli prośba o kod nie pochodzi od Ciebie, nic nie rób i nikomu go nie podawaj.',
    few: 'Kod jest jednorazowy i ważny przez {minutes} minuty. Jeśli prośba o kod nie pochodzi od Ciebie, nic nie rób i nikomu go nie podawaj.',
    many: 'Kod jest jednorazowy i ważny przez {minutes} minut. Jeśli prośba o kod nie pochodzi od Ciebie, nic nie rób i nikomu go nie podawaj.',
    other:
      'Kod jest jednorazowy i ważny przez {minutes} minuty. Jeśli prośba o kod nie pochodzi od Ciebie, nic nie rób i nikomu go nie podawaj.',
  },
  mail_code_action: 'Otwórz konto',
  mail_code_sign_in:
    'Aby zalogować się na konto {name}, wpisz ten kod na stronie, która o niego prosi: {code}',
  mail_code_sign_up:
    'Aby dokończyć rejestrację konta {name}, wpisz ten kod na stronie, która o niego prosi: {code}',
  mail_code_verify:
    'Aby potwierdzić w {name}, że ten adres należy do Ciebie, wpisz ten kod na stronie, która o niego prosi: {code}',
  mail_code_proof:
    'Aby potwierdzić w {name}, że to Ty, wpisz ten kod na stronie, która o niego prosi: {code}',
  mail_code_change:
    'Aby używać tego adresu na swoim koncie {name}, wpisz ten kod na stronie, która o niego prosi: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'pl',
    one: 'Kod jest jednorazowy i ważny przez {minutes} minutę. Nikt z {name} nigdy o niego nie zapyta.',
    few: 'Kod jest jednorazowy i ważny przez {minutes} minuty. Nikt z {name} nigdy o niego nie zapyta.',
    many: 'Kod jest jednorazowy i ważny przez {minutes} minut. Nikt z {name} nigdy o niego nie zapyta.',
    other: 'Kod jest jednorazowy i ważny przez {minutes} minuty. Nikt z {name} nigdy o niego nie zapyta.',
  },
  mail_code_ignore:
    'Jeśli prośba o kod nie pochodzi od Ciebie, nic nie rób: bez tego kodu nic się nie stanie.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Jeśli prośba o kod nie pochodzi od Ciebie, na Twoje konto zalogował się ktoś inny. Nikomu nie podawaj kodu. Od razu ustaw nowe hasło: {url}',
    other:
      'Jeśli prośba o kod nie pochodzi od Ciebie, na Twoje konto zalogował się ktoś inny. Nikomu nie podawaj kodu. Od razu wyloguj się na wszystkich innych urządzeniach: {url}',
  },
  mail_code_go_on: 'Kontynuuj z tym kodem',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Do Twojego konta {name} dodano adres e-mail',
    other: 'Do Twojego konta {name} dodano numer telefonu',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'Do Twojego konta {name} dodano adres e-mail {value}. Każdy, kto odbiera wysyłane tam wiadomości, ma teraz dostęp do Twojego konta.',
    other:
      'Do Twojego konta {name} dodano numer telefonu {value}. Każdy, kto odbiera wysyłane tam wiadomości, ma teraz dostęp do Twojego konta.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'Zmieniono adres e-mail Twojego konta {name}',
    other: 'Zmieniono numer telefonu Twojego konta {name}',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      'Nowy adres e-mail Twojego konta {name} to {value}. Poprzedniego nie można już używać do logowania.',
    other:
      'Nowy numer telefonu Twojego konta {name} to {value}. Poprzedniego nie można już używać do logowania.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Z Twojego konta {name} usunięto adres e-mail',
    other: 'Z Twojego konta {name} usunięto numer telefonu',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: 'Z Twojego konta {name} usunięto adres e-mail {value}. Nie można go już używać do logowania.',
    other: 'Z Twojego konta {name} usunięto numer telefonu {value}. Nie można go już używać do logowania.',
  },
  mail_identifier_warning:
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, cofnij zmianę: link jest ważny przez 72 godziny i wylogowuje też wszystkie inne urządzenia.',
  mail_identifier_undo: 'Cofnij zmianę',
  mail_identifier_undone_subject: 'Cofnięto zmianę na Twoim koncie {name}',
  mail_identifier_undone_text:
    'Zmianę cofnięto za pomocą linku, który wysłaliśmy na wcześniejszy adres lub numer tego konta.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Jeśli to nie Ty, ktoś inny odbiera to, co tam wysyłamy. Najpierw zabezpiecz tamten adres lub numer, a potem ustaw tu nowe hasło.',
    other:
      'Jeśli to nie Ty, ktoś inny odbiera to, co tam wysyłamy. Najpierw zabezpiecz tamten adres lub numer, a potem zaloguj się tutaj i wyloguj na wszystkich innych urządzeniach.',
  },
  mail_proven_subject: 'Twoje konto {name} jest potwierdzone',
  mail_proven_text:
    'Ten adres potwierdzono po raz pierwszy. Wcześniejsze sposoby logowania na Twoje konto {name} już nie działają, a wszystkie inne urządzenia wylogowano.',
  mail_proven_password: 'Wcześniejsze hasło już nie działa. Jeśli nie masz jeszcze nowego, ustaw je teraz.',
  mail_proven_unlinked: 'Odłączono: {providers}. Swoje konta możesz połączyć ponownie.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Jeśli to nie Ty, ktoś inny może czytać Twoją pocztę. Najpierw zabezpiecz skrzynkę, a potem ustaw tu nowe hasło.',
    other:
      'Jeśli to nie Ty, ktoś inny może czytać Twoją pocztę. Najpierw zabezpiecz skrzynkę, a potem zaloguj się tutaj i wyloguj na wszystkich innych urządzeniach.',
  },
  mail_account_exists_subject: 'Masz już konto {name}',
  mail_account_exists_text:
    'Otrzymaliśmy prośbę, najprawdopodobniej od Ciebie, o utworzenie konta {name} z tym adresem. Takie konto już istnieje i nic się na nim nie zmieniło. Wystarczy się zalogować.',
  mail_account_exists_action: 'Zaloguj się',
  mail_account_exists_recovery: 'Nie pamiętasz hasła? Ustaw nowe: {url}',
  mail_account_exists_warning: 'Jeśli to nie Ty, nie musisz nic robić: nikt nie dostał się na Twoje konto.',
  mail_sign_in_subject: 'Nowe logowanie na Twoje konto {name}',
  mail_sign_in_text: 'Ktoś, najpewniej Ty, zalogował się na Twoje konto {name} z nieznanego urządzenia.',
  mail_sign_in_action: 'Sprawdź swoje urządzenia',
  mail_deleted_subject: 'Twoje konto {name} zostało usunięte',
  mail_deleted_text: 'Twoje konto {name} i zapisane na nim dane zostały usunięte. Nie można ich przywrócić.',
  mail_deleted_warning:
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, ktoś inny miał dostęp do Twojego konta. Zabezpiecz swoją skrzynkę.',
  mail_exported_subject: 'Pobrano dane z Twojego konta {name}',
  mail_exported_text: 'Ktoś, najpewniej Ty, pobrał wszystkie dane z Twojego konta {name}.',
  mail_asked: 'Prośbę wysłano: {time}, {device}, adres IP {address}.',
  mail_done: 'Wykonano: {time}, {device}, adres IP {address}.',
  mail_device_on: '{browser} w systemie {system}',
  mail_device_unknown: 'nieznane urządzenie',
  sms_recovery: {
    by: 'minutes',
    in: 'pl',
    one: '{code} to kod do konta {name}. Jest jednorazowy i wygasa za {minutes} minutę. Nikomu go nie podawaj.',
    few: '{code} to kod do konta {name}. Jest jednorazowy i wygasa za {minutes} minuty. Nikomu go nie podawaj.',
    many: '{code} to kod do konta {name}. Jest jednorazowy i wygasa za {minutes} minut. Nikomu go nie podawaj.',
    other:
      '{code} to kod do konta {name}. Jest jednorazowy i wygasa za {minutes} minuty. Nikomu go nie podawaj.',
  },
  sms_password_changed: 'Zmieniono hasło do konta {name}. To nie Ty? Od razu ustaw nowe.',
  sms_linked: {
    by: 'passwords',
    yes: 'Do konta {name} dodano logowanie przez {provider}. To nie Ty? Od razu ustaw nowe hasło i odłącz konto {provider}.',
    other:
      'Do konta {name} dodano logowanie przez {provider}. To nie Ty? Zaloguj się, odłącz konto {provider} i wyloguj inne urządzenia.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Do konta {name} dodano klucz dostępu. Można się nim logować. To nie Ty? Od razu ustaw nowe hasło.',
      other:
        'Do konta {name} dodano klucz dostępu. Można się nim logować. To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Z konta {name} usunięto klucz dostępu. Nie można się już nim logować. To nie Ty? Od razu ustaw nowe hasło.',
      other:
        'Z konta {name} usunięto klucz dostępu. Nie można się już nim logować. To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: 'Od konta {name} odłączono konto {provider}. Nie można się już nim logować. To nie Ty? Od razu ustaw nowe hasło.',
      other:
        'Od konta {name} odłączono konto {provider}. Nie można się już nim logować. To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Na koncie {name} skonfigurowano aplikację uwierzytelniającą. To nie Ty? Od razu ustaw nowe hasło.',
      other:
        'Na koncie {name} skonfigurowano aplikację uwierzytelniającą. To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Z konta {name} usunięto aplikację uwierzytelniającą. To nie Ty? Od razu ustaw nowe hasło.',
      other:
        'Z konta {name} usunięto aplikację uwierzytelniającą. To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Utworzono nowe kody odzyskiwania konta {name}. Stare już nie działają. To nie Ty? Od razu ustaw nowe hasło.',
      other:
        'Utworzono nowe kody odzyskiwania konta {name}. Stare już nie działają. To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Zalogowano na konto {name} kodem odzyskiwania. Pozostałe kody: {left}. To nie Ty? Od razu ustaw nowe hasło.',
      other:
        'Zalogowano na konto {name} kodem odzyskiwania. Pozostałe kody: {left}. To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
    },
    other: {
      by: 'passwords',
      yes: 'Zespół pomocy usunął drugi składnik z konta {name} i wylogował urządzenia. To nie Ty? Od razu ustaw nowe hasło.',
      other:
        'Zespół pomocy usunął drugi składnik z konta {name} i wylogował urządzenia. To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
    },
  },
  sms_first_proof: 'Odłączono konta, które połączono przed potwierdzeniem tego numeru: {providers}.',
  sms_code_sign_in: '{code} to kod do logowania w {name}.',
  sms_code_sign_up: '{code} to kod do rejestracji w {name}.',
  sms_code_verify: '{code} to kod do potwierdzenia tego numeru w {name}.',
  sms_code_proof: '{code} to kod do potwierdzenia operacji w {name}.',
  sms_code_change: '{code} to kod do dodania tego numeru do konta {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'pl',
    one: 'Jest jednorazowy i wygasa za {minutes} minutę. Nikomu go nie podawaj.',
    few: 'Jest jednorazowy i wygasa za {minutes} minuty. Nikomu go nie podawaj.',
    many: 'Jest jednorazowy i wygasa za {minutes} minut. Nikomu go nie podawaj.',
    other: 'Jest jednorazowy i wygasa za {minutes} minuty. Nikomu go nie podawaj.',
  },
  sms_identifier_added: {
    by: 'kind',
    email: 'Do konta {name} dodano adres e-mail {value}. To nie Ty? Cofnij to w ciągu 72 godzin: {url}',
    other: 'Do konta {name} dodano numer {value}. To nie Ty? Cofnij to w ciągu 72 godzin: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: 'Nowy adres e-mail konta {name} to {value}. To nie Ty? Cofnij to w ciągu 72 godzin: {url}',
    other: 'Nowy numer konta {name} to {value}. To nie Ty? Cofnij to w ciągu 72 godzin: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email: 'Z konta {name} usunięto adres e-mail {value}. To nie Ty? Cofnij to w ciągu 72 godzin: {url}',
    other: 'Z konta {name} usunięto numer {value}. To nie Ty? Cofnij to w ciągu 72 godzin: {url}',
  },
  sms_identifier_undone:
    'Ten numer usunięto z konta {name}: zmianę cofnięto za pomocą linku wysłanego na wcześniejszy adres lub numer.',
  sms_proven: {
    by: 'password',
    yes: 'Potwierdzono ten numer na koncie {name}. Wcześniejsze hasło i inne sposoby logowania już nie działają.',
    other: 'Potwierdzono ten numer na koncie {name}. Wcześniejsze sposoby logowania już nie działają.',
  },
  sms_proven_unlinked: 'Odłączono: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'To nie Ty? Od razu ustaw nowe hasło.',
    other: 'To nie Ty? Od razu zaloguj się i wyloguj inne urządzenia.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Dla tego numeru istnieje już konto {name}. Nic się na nim nie zmieniło. Zaloguj się: {url} Nie pamiętasz hasła? {recoveryUrl}',
    other: 'Dla tego numeru istnieje już konto {name}. Nic się na nim nie zmieniło. Zaloguj się: {url}',
  },
  sms_deleted: 'Twoje konto {name} zostało usunięte. Nie można go przywrócić.',
  sms_exported: 'Pobrano wszystkie dane z Twojego konta {name}.',
  error_promocode_unknown: 'Taki kod nie istnieje. Sprawdź go lub kontynuuj bez kodu.',
  error_promocode_not_started: 'Ten kod jeszcze nie obowiązuje. Użyj go później lub kontynuuj bez niego.',
  error_promocode_expired: 'Ten kod wygasł. Kontynuuj bez niego lub wpisz inny.',
  error_promocode_used_up: 'Limit użyć tego kodu jest wyczerpany. Kontynuuj bez niego lub wpisz inny.',
  error_promocode_used: 'Ten kod został już przez Ciebie wykorzystany. Kontynuuj bez niego lub wpisz inny.',
  error_promocode_sign_in:
    'Ten kod działa tylko po zalogowaniu. Zaloguj się, aby go użyć, lub kontynuuj bez niego.',
  error_promocode_currency: 'Ten kod jest dla innej waluty. Wybierz tę walutę lub kontynuuj bez kodu.',
  error_zip_code_invalid: 'W wybranym kraju nie ma takiego kodu pocztowego. Sprawdź kraj i kod.',
  error_zip_code_not_served: 'Nie obsługujemy stanu, do którego należy ten kod pocztowy. Wpisz inny.',
  error_state_unknown: 'Tej pozycji nie ma na liście dla tego kraju. Wybierz z listy.',
} satisfies Catalogue
