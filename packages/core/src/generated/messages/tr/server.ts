// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer hesabınıza giriş yapmak için JavaScript gerekir. Bu site için etkinleştirip sayfayı yenileyin.',
  page_unloaded:
    'Sayfa tam olarak yüklenemedi. İnternet bağlantınızı kontrol edip sayfayı yenileyin. Sorun sürerse tarayıcınızı güncelleyin.',
  page_home:
    'Buradaki her şey için tek hesap: e-posta adresinizle, telefon numaranızla veya sahip olduğunuz başka bir hesapla giriş yapın.',
  page_sign_in: 'Foyer hesabınıza e-postayla, telefonla veya sahip olduğunuz başka bir hesapla giriş yapın.',
  page_sign_up:
    'E-posta adresinizle, telefon numaranızla veya sahip olduğunuz başka bir hesapla Foyer hesabı oluşturun.',
  page_recover:
    'Parolanızı mı unuttunuz? E-postayla bağlantı veya SMS ile kod alıp yeni bir parola belirleyin.',
  page_checkout: 'Foyer üzerinden sipariş verin. Hesap gerekmez.',
  page_terms: 'Foyer üzerinden verilen siparişlerin koşulları.',
  page_picture: 'İç içe üç kemer ve ışıklı bir kapı.',
  error_bad_json: 'İstek geçerli bir JSON değil. Söz dizimini kontrol edip yeniden gönderin.',
  error_invalid_request: 'İstek beklenen biçimde değil.',
  error_unknown_field: 'İstekte bilinmeyen bir alan var. Bu alanı kaldırın.',
  error_forbidden_key: 'İstekte hiçbir zaman izin verilmeyen bir anahtar var. Bu anahtarı kaldırın.',
  error_unauthenticated: 'Devam etmek için giriş yapın.',
  error_other_user:
    'Bu arada bu tarayıcıda başka biri giriş yaptı, bu yüzden hiçbir şey değiştirilmedi. Hâlâ gerekli olanları kopyalayıp sayfayı yenileyin.',
  error_invalid_credentials: 'E-posta, telefon numarası veya parola yanlış. Kontrol edip tekrar deneyin.',
  error_captcha_required: 'Önce insan olduğunuzu doğrulayın. Formda bunun için bir kontrol var.',
  error_captcha_failed: 'İnsan olduğunuzu doğrulayamadık. Kontrolü tekrar deneyin.',
  error_forbidden_origin: 'Bu istek, buna izni olmayan bir siteden geldi.',
  error_not_found: 'Bu adreste hiçbir şey yok.',
  error_method_not_allowed: 'Bu adres, bu tür istekleri kabul etmiyor.',
  error_account_exists: 'Bu bilgilerle zaten bir hesap var. Bu hesaba giriş yapın.',
  error_social_state_invalid:
    'Bu giriş artık geçerli değil: çok uzun sürdü, başka bir tarayıcıda başlatıldı veya daha önce kullanıldı. Baştan başlayın.',
  error_social_denied:
    'Sağlayıcıyla giriş yapmayı iptal ettiniz. Tekrar deneyin veya başka bir giriş yöntemi seçin.',
  error_social_provider_failed:
    'Sağlayıcı beklendiği gibi yanıt vermedi. Tekrar deneyin veya başka bir giriş yöntemi seçin.',
  error_social_not_found: 'Bu giriş yöntemi burada sunulmuyor. Başka bir yöntem seçin.',
  error_social_identity_taken:
    'Bu sağlayıcı hesabı burada başka bir hesaba bağlı. Önce bununla giriş yapıp bağlantıyı o hesapta kesin.',
  error_social_last_way: 'Bu, tek giriş yönteminiz. Önce başka bir yöntem ekleyin.',
  error_proof_needed: 'Devam etmek için siz olduğunuzu doğrulayın.',
  error_proof_other_account:
    'Bu hesap sizin hesabınıza bağlı değil, bu yüzden siz olduğunuzu doğrulamaz. Bağlı olan hesabı veya başka bir yöntem seçin.',
  error_identifier_unproven:
    'Önce e-posta adresinizin veya telefon numaranızın size ait olduğunu doğrulayın. Ardından bunu yapabilirsiniz.',
  error_registration_private:
    'Hesabınız, e-posta adresinizi veya telefon numaranızı doğruladığınızda oluşturulur. Sayfayı yenileyip yeniden kaydolun.',
  error_identifier_last: 'Hesabınızı kurtarmanın tek yolu bu. Önce başka bir adres veya numara ekleyin.',
  error_identifier_taken: 'Bu adres veya numara başka bir hesapta kullanılıyor.',
  error_identifier_unchanged:
    'Bu adres veya numara hesabınızda zaten kullanılıyor. Başka bir adres veya numara girin.',
  error_body_too_large: 'İstek çok büyük. En fazla 64 KiB gönderin.',
  error_unsupported_media_type: 'İsteği application/json olarak gönderin.',
  error_validation_failed: 'Bazı alanlar henüz doğru değil. Kontrol edip tekrar deneyin.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'tr',
    one: 'Çok fazla deneme yapıldı. {seconds} saniye bekleyip tekrar deneyin.',
    other: 'Çok fazla deneme yapıldı. {seconds} saniye bekleyip tekrar deneyin.',
  },
  error_internal: 'Bizim tarafımızda bir sorun oluştu. Tekrar deneyin, sorun sürerse sayfayı yenileyin.',
  error_overloaded: {
    by: 'seconds',
    in: 'tr',
    one: 'Şu anda çok yoğunuz. {seconds} saniye bekleyip tekrar deneyin.',
    other: 'Şu anda çok yoğunuz. {seconds} saniye bekleyip tekrar deneyin.',
  },
  error_unavailable: 'Hizmet geçici olarak kullanılamıyor. Birazdan tekrar deneyin.',
  error_recovery_invalid: 'Bu bağlantı veya kod artık geçerli değil. Yenisini isteyin.',
  error_code_wrong: 'Bu kod doğru değil. Son mesajdaki altı haneli kodu girin.',
  error_code_over: 'Bu kod kullanılmış veya süresi dolmuş. Yeni bir kod isteyin.',
  error_email_unreachable: 'Burada e-posta gönderemiyoruz. Bir telefon numarası kullanın.',
  error_phone_unreachable: 'Burada SMS gönderemiyoruz. Bir e-posta adresi kullanın.',
  error_method_off: 'Bu giriş yöntemi kapalı.',
  error_second_factor_needed: 'Bir adım daha: ikinci faktörünüzle siz olduğunuzu doğrulayın.',
  error_second_factor_over: 'Bu giriş çok uzun sürdü. Baştan başlayın.',
  error_second_factor_required:
    'Burada ikinci faktör zorunlu, bu yüzden kaldıramazsınız. Yerine başka bir uygulama kurabilirsiniz.',
  error_totp_wrong: 'Bu kod doğru değil. Uygulamanızın şu anda gösterdiği altı haneli kodu girin.',
  error_totp_used: 'Bu kod daha önce kullanıldı. Uygulamanız bir sonrakini gösterene kadar bekleyin.',
  error_totp_unreadable:
    'Uygulamanızın kodlarını şu anda doğrulayamıyoruz. Hata bizden kaynaklanıyor. Başka bir yöntem kullanın veya daha sonra tekrar deneyin.',
  error_totp_not_begun: 'Kurulum çok uzun sürdü. Yeni bir anahtar almak için baştan başlayın.',
  error_recovery_code_wrong:
    'Bu, kullanılmamış kurtarma kodlarınızdan biri değil. Kontrol edin veya başka bir kod girin.',
  error_passkey_invalid: 'Bu geçiş anahtarı okunamadı. Tekrar deneyin veya başka bir yöntem kullanın.',
  error_passkey_challenge: 'Bu işlem çok uzun sürdü veya başka bir tarayıcıda başlatıldı. Tekrar deneyin.',
  error_passkey_used: 'Bu geçiş anahtarı yanıtı daha önce kullanıldı. Tekrar deneyin.',
  error_passkey_origin: 'Bu geçiş anahtarı, burada giriş yaptırma yetkisi olmayan bir sitede kullanıldı.',
  error_passkey_rp_id: 'Bu geçiş anahtarı başka bir siteye ait.',
  error_passkey_signature:
    'Bu geçiş anahtarının size ait olduğunu doğrulayamadık. Tekrar deneyin veya başka bir yöntem kullanın.',
  error_passkey_user:
    'Bu geçiş anahtarı başka bir hesaba ait. Bu hesabın anahtarlarından birini seçin veya başka bir yöntem kullanın.',
  error_passkey_unknown:
    'Bu geçiş anahtarı burada artık geçerli değil. Başka bir yöntem kullanın ve anahtarı parola yöneticinizden kaldırın.',
  error_passkey_exists: 'Bu cihazda veya parola yöneticisinde hesabınız için zaten bir geçiş anahtarı var.',
  error_passkey_limit:
    'Hesabınızdaki geçiş anahtarı sayısı üst sınıra ulaştı. Artık kullanmadığınız birini kaldırın, ardından bunu ekleyin.',
  error_passkey_last: 'Bu geçiş anahtarı tek giriş yönteminiz. Önce başka bir yöntem ekleyin.',
  error_tokens_off: 'Belirteçler (token) burada kapalı.',
  error_audience_unknown: 'Burada bu hedef kitle (audience) için belirteç verilmiyor.',
  error_wrong_password: 'Bu, mevcut parolanız değil.',
  error_passwords_too_similar: 'Önceki parolanıza daha az benzeyen bir parola seçin.',
  error_password_common: 'Bu parola çok yaygın. Başka bir parola seçin.',
  error_password_breached: 'Bu parola bir veri sızıntısında ortaya çıkmış. Başka bir parola seçin.',
  error_password_guessable:
    'Bu parola, adresinizi, numaranızı, adınızı veya bu siteyi bilen herkes için kolay tahmin edilir. Başka bir parola seçin.',
  mail_recovery_subject: '{name} için yeni parola belirleyin',
  mail_recovery_text: 'Biri, büyük olasılıkla siz, {name} hesabınız için yeni bir parola belirlemek istedi.',
  mail_recovery_action: 'Yeni parola belirle',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'tr',
    one: 'Bağlantı {minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir. Bunu siz istemediyseniz bir şey yapmanız gerekmez: parolanız olduğu gibi kalır.',
    other:
      'Bağlantı {minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir. Bunu siz istemediyseniz bir şey yapmanız gerekmez: parolanız olduğu gibi kalır.',
  },
  mail_password_changed_subject: '{name} parolanız değiştirildi',
  mail_password_changed_text:
    '{name} hesabınızın parolası değiştirildi ve diğer tüm cihazlardan çıkış yapıldı.',
  mail_password_changed_warning:
    'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen yeni bir parola belirleyin.',
  mail_order_subject: '{name} siparişiniz: {number}',
  mail_order_text: '{name} siparişiniz alındı. Sipariş numarası: {number}.',
  mail_order_items: { by: 'count', in: 'tr', one: '{count} ürün', other: '{count} ürün' },
  mail_order_price: 'Fiyat: {amount}',
  mail_order_discount: 'İndirim: {amount}',
  mail_order_total: 'Toplam: {amount}',
  mail_order_address: 'Adres:',
  mail_order_action: 'Siparişi gör',
  mail_order_hint:
    'Sorunuz mu var? Bize sipariş numarasını bildirin. Sipariş vermediyseniz biri adresinizi yanlışlıkla girmiştir. Bu durumda mesajı dikkate almayabilirsiniz.',
  mail_linked_subject: '{name} hesabınıza artık {provider} ile giriş yapabilirsiniz',
  mail_linked_text:
    '{name} hesabınıza bir {provider} hesabı bağlandı. Bununla giriş yapabilen herkes artık hesabınıza girebilir.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen yeni bir parola belirleyin. Ardından hesabınıza erişmenin diğer yollarını kontrol edin ve size ait olmayanları kaldırın.',
    other:
      'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen giriş yapın, hesap sayfanızda bu bağlantıyı kesin ve diğer tüm cihazlardan çıkış yapın.',
  },
  mail_factor_subject: '{name} hesabınıza giriş şekliniz değişti',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      '{name} hesabınıza bir geçiş anahtarı eklendi. Bu anahtara sahip olan herkes giriş yapabilir.',
    passkey_removed: '{name} hesabınızdan bir geçiş anahtarı kaldırıldı. Bu anahtarla artık giriş yapılamaz.',
    social_unlinked: '{name} hesabınızın {provider} bağlantısı kesildi. Bununla artık giriş yapılamaz.',
    totp_enrolled:
      '{name} hesabınız için bir kimlik doğrulayıcı uygulaması kuruldu. Artık giriş yapmak için bir adım daha gerekir.',
    totp_removed:
      'Kimlik doğrulayıcı uygulaması {name} hesabınızdan kaldırıldı. Giriş yapmak için yeniden tek adım yeterli.',
    recovery_codes_made:
      '{name} hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık geçerli değil.',
    recovery_code_used:
      '{name} hesabınıza giriş yapmak için bir kurtarma kodu kullanıldı. Kalan kod sayısı: {left}. Hesap sayfanızda yenilerini oluşturabilirsiniz.',
    other: 'Destek ekibi {name} hesabınızdan ikinci faktörü kaldırdı. Tüm cihazlardan çıkış yapıldı.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen yeni bir parola belirleyin, ardından hesabınıza erişmenin diğer yollarını kontrol edin.',
    other:
      'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hemen giriş yapın, hesabınıza erişmenin yollarını kontrol edin ve diğer tüm cihazlardan çıkış yapın.',
  },
  mail_first_proof:
    'Bu adresin veya numaranın size ait olduğu ilk kez doğrulandı. Daha önce, belki başka biri tarafından bağlanan şu hesapların bağlantısı kesildi: {providers}. Size ait olanları yeniden bağlayabilirsiniz.',
  mail_code_subject: '{name} için kodunuz: {code}',
  mail_code_text:
    '{name} hesabınıza bundan sonra bu adresle giriş yapmak için kod talep ettiğiniz sayfada bu kodu girin: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'tr',
    one: 'Kod {minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir. Bunu siz istemediyseniz bir şey yapmayın ve kodu kimseyle paylaşmayın.',
    other:
      'Kod {minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir. Bunu siz istemediyseniz bir şey yapmayın ve kodu kimseyle paylaşmayın.',
  },
  mail_code_action: 'Hesaba git',
  mail_code_sign_in: '{name} hesabınıza giriş yapmak için kod talep ettiğiniz sayfada bu kodu girin: {code}',
  mail_code_sign_up: '{name} kaydınızı tamamlamak için kod talep ettiğiniz sayfada bu kodu girin: {code}',
  mail_code_verify:
    '{name} hesabınızda bu adresin size ait olduğunu doğrulamak için kod talep ettiğiniz sayfada bu kodu girin: {code}',
  mail_code_proof:
    '{name} hesabınızı kullananın siz olduğunu doğrulamak için kod talep ettiğiniz sayfada bu kodu girin: {code}',
  mail_code_change:
    'Bu adresi {name} hesabınızda kullanmak için kod talep ettiğiniz sayfada bu kodu girin: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'tr',
    one: 'Kod {minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir. {name} ekibinden hiç kimse bu kodu sizden istemez.',
    other:
      'Kod {minutes} dakika geçerlidir ve yalnızca bir kez kullanılabilir. {name} ekibinden hiç kimse bu kodu sizden istemez.',
  },
  mail_code_ignore: 'Bunu siz istemediyseniz bir şey yapmanız gerekmez: bu kod olmadan hiçbir şey olmaz.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Bunu siz istemediyseniz hesabınıza başka biri giriş yapmış demektir. Kodu kimseyle paylaşmayın. Hemen yeni bir parola belirleyin: {url}',
    other:
      'Bunu siz istemediyseniz hesabınıza başka biri giriş yapmış demektir. Kodu kimseyle paylaşmayın. Hemen diğer tüm cihazlardan çıkış yapın: {url}',
  },
  mail_code_go_on: 'Bu kodla devam et',
  mail_identifier_added_subject: {
    by: 'kind',
    email: '{name} hesabınıza bir e-posta adresi eklendi',
    other: '{name} hesabınıza bir telefon numarası eklendi',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      '{name} hesabınıza {value} e-posta adresi eklendi. Oraya gelen mesajları alabilen herkes artık hesabınıza girebilir.',
    other:
      '{name} hesabınıza {value} telefon numarası eklendi. Oraya gelen mesajları alabilen herkes artık hesabınıza girebilir.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: '{name} hesabınızın e-posta adresi değiştirildi',
    other: '{name} hesabınızın telefon numarası değiştirildi',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email: '{name} hesabınızın yeni e-posta adresi: {value}. Öncekiyle artık giriş yapılamaz.',
    other: '{name} hesabınızın yeni telefon numarası: {value}. Öncekiyle artık giriş yapılamaz.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: '{name} hesabınızdan bir e-posta adresi kaldırıldı',
    other: '{name} hesabınızdan bir telefon numarası kaldırıldı',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: '{name} hesabınızdan {value} e-posta adresi kaldırıldı. Bununla artık giriş yapılamaz.',
    other: '{name} hesabınızdan {value} telefon numarası kaldırıldı. Bununla artık giriş yapılamaz.',
  },
  mail_identifier_warning:
    'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız geri alın: bağlantı 72 saat geçerlidir ve diğer tüm cihazlardan da çıkış yapılmasını sağlar.',
  mail_identifier_undo: 'Geri al',
  mail_identifier_undone_subject: '{name} hesabınızdaki bir değişiklik geri alındı',
  mail_identifier_undone_text:
    'Değişiklik, hesabın önceki bir adresine veya numarasına gönderdiğimiz bağlantıyla geri alındı.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Bunu siz yapmadıysanız oraya gönderdiklerimizi başka biri alıyor. Önce o adresi veya numarayı güvene alın, ardından burada yeni bir parola belirleyin.',
    other:
      'Bunu siz yapmadıysanız oraya gönderdiklerimizi başka biri alıyor. Önce o adresi veya numarayı güvene alın, ardından burada giriş yapın ve diğer tüm cihazlardan çıkış yapın.',
  },
  mail_proven_subject: '{name} hesabınız doğrulandı',
  mail_proven_text:
    'Bu adresin size ait olduğu ilk kez doğrulandı. {name} hesabınızın önceki erişim yolları artık geçerli değil ve diğer tüm cihazlardan çıkış yapıldı.',
  mail_proven_password:
    'Önceki parola artık geçerli değil. Henüz yeni bir parola belirlemediyseniz şimdi belirleyin.',
  mail_proven_unlinked: 'Bağlantısı kesilenler: {providers}. Size ait olanları yeniden bağlayabilirsiniz.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Bunu siz yapmadıysanız e-postalarınızı başka biri okuyabiliyor. Önce e-posta hesabınızı güvene alın, ardından burada yeni bir parola belirleyin.',
    other:
      'Bunu siz yapmadıysanız e-postalarınızı başka biri okuyabiliyor. Önce e-posta hesabınızı güvene alın, ardından burada giriş yapın ve diğer tüm cihazlardan çıkış yapın.',
  },
  mail_account_exists_subject: 'Zaten bir {name} hesabınız var',
  mail_account_exists_text:
    'Biri, büyük olasılıkla siz, bu adresle bir {name} hesabı oluşturmak istedi. Bu adresin zaten bir hesabı var ve hiçbir şey değiştirilmedi. Giriş yapmanız yeterli.',
  mail_account_exists_action: 'Giriş yap',
  mail_account_exists_recovery: 'Parolanızı mı unuttunuz? Yeni bir parola belirleyin: {url}',
  mail_account_exists_warning: 'Bunu siz yapmadıysanız bir şey yapmanız gerekmez: hesabınıza kimse girmedi.',
  mail_sign_in_subject: '{name} hesabınıza yeni giriş',
  mail_sign_in_text: 'Biri, büyük olasılıkla siz, bilinmeyen bir cihazla {name} hesabınıza giriş yaptı.',
  mail_sign_in_action: 'Cihazlarınızı kontrol edin',
  mail_deleted_subject: '{name} hesabınız silindi',
  mail_deleted_text: '{name} hesabınız ve içindeki veriler silindi. Geri getirilemezler.',
  mail_deleted_warning:
    'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Siz yapmadıysanız hesabınıza başka biri girmiş. E-posta hesabınızı güvene alın.',
  mail_exported_subject: '{name} hesabınızın verileri indirildi',
  mail_exported_text: 'Biri, büyük olasılıkla siz, {name} hesabınızın tüm verilerini indirdi.',
  mail_asked: 'Talebin geldiği cihaz: {device}, adres: {address}, zaman: {time}.',
  mail_done: 'İşlemin yapıldığı cihaz: {device}, adres: {address}, zaman: {time}.',
  mail_device_on: '{system} üzerinde {browser}',
  mail_device_unknown: 'bilinmeyen cihaz',
  sms_recovery: {
    by: 'minutes',
    in: 'tr',
    one: '{name} için kodunuz: {code}. {minutes} dakika geçerlidir, bir kez kullanılır. Kimseyle paylaşmayın.',
    other:
      '{name} için kodunuz: {code}. {minutes} dakika geçerlidir, bir kez kullanılır. Kimseyle paylaşmayın.',
  },
  sms_password_changed: '{name} parolanız değiştirildi. Siz yapmadıysanız hemen yeni bir parola belirleyin.',
  sms_linked: {
    by: 'passwords',
    yes: '{name} hesabınıza {provider} bağlandı ve artık giriş için kullanılabilir. Siz yapmadıysanız hemen yeni parola belirleyip {provider} bağlantısını kesin.',
    other:
      '{name} hesabınıza {provider} bağlandı ve artık giriş için kullanılabilir. Siz yapmadıysanız hemen giriş yapın, {provider} bağlantısını kesin ve diğer cihazlardan çıkış yapın.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: '{name} hesabınıza bir geçiş anahtarı eklendi. Bu anahtara sahip olan herkes giriş yapabilir. Siz yapmadıysanız hemen yeni parola belirleyin.',
      other:
        '{name} hesabınıza bir geçiş anahtarı eklendi. Bu anahtara sahip olan herkes giriş yapabilir. Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: '{name} hesabınızdan bir geçiş anahtarı kaldırıldı. Bu anahtarla artık giriş yapılamaz. Siz yapmadıysanız hemen yeni parola belirleyin.',
      other:
        '{name} hesabınızdan bir geçiş anahtarı kaldırıldı. Bu anahtarla artık giriş yapılamaz. Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: '{name} hesabınızın {provider} bağlantısı kesildi. Bununla artık giriş yapılamaz. Siz yapmadıysanız hemen yeni parola belirleyin.',
      other:
        '{name} hesabınızın {provider} bağlantısı kesildi. Bununla artık giriş yapılamaz. Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: '{name} hesabınız için bir kimlik doğrulayıcı uygulaması kuruldu. Artık giriş için bir adım daha gerekir. Siz yapmadıysanız hemen yeni parola belirleyin.',
      other:
        '{name} hesabınız için bir kimlik doğrulayıcı uygulaması kuruldu. Artık giriş için bir adım daha gerekir. Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Kimlik doğrulayıcı uygulaması {name} hesabınızdan kaldırıldı. Giriş için yeniden tek adım yeterli. Siz yapmadıysanız hemen yeni parola belirleyin.',
      other:
        'Kimlik doğrulayıcı uygulaması {name} hesabınızdan kaldırıldı. Giriş için yeniden tek adım yeterli. Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: '{name} hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık geçerli değil. Siz yapmadıysanız hemen yeni parola belirleyin.',
      other:
        '{name} hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık geçerli değil. Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: '{name} hesabınıza giriş için bir kurtarma kodu kullanıldı. Kalan kod: {left}. Hesap sayfanızda yenilerini oluşturabilirsiniz. Siz yapmadıysanız hemen yeni parola belirleyin.',
      other:
        '{name} hesabınıza giriş için bir kurtarma kodu kullanıldı. Kalan kod: {left}. Hesap sayfanızda yenilerini oluşturabilirsiniz. Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
    },
    other: {
      by: 'passwords',
      yes: 'Destek ekibi {name} hesabınızdan ikinci faktörü kaldırdı. Tüm cihazlardan çıkış yapıldı. Siz yapmadıysanız hemen yeni parola belirleyin.',
      other:
        'Destek ekibi {name} hesabınızdan ikinci faktörü kaldırdı. Tüm cihazlardan çıkış yapıldı. Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
    },
  },
  sms_first_proof: 'Bu numarayı doğrulamanızdan önce bağlanan hesapların bağlantısı kesildi: {providers}.',
  sms_code_sign_in: '{name} hesabınıza giriş yapmak için kodunuz: {code}.',
  sms_code_sign_up: '{name} kaydınızı tamamlamak için kodunuz: {code}.',
  sms_code_verify: '{name} için numara doğrulama kodunuz: {code}.',
  sms_code_proof: '{name} hesabınızı kullananın siz olduğunu doğrulamak için kodunuz: {code}.',
  sms_code_change: 'Bu numarayı {name} hesabınızda kullanmak için kodunuz: {code}.',
  sms_code_once: {
    by: 'minutes',
    in: 'tr',
    one: '{minutes} dakika geçerlidir, bir kez kullanılır. Bu kodu sizden asla istemeyiz.',
    other: '{minutes} dakika geçerlidir, bir kez kullanılır. Bu kodu sizden asla istemeyiz.',
  },
  sms_identifier_added: {
    by: 'kind',
    email: '{name} hesabınıza {value} adresi eklendi. Siz yapmadıysanız 72 saat içinde geri alın: {url}',
    other: '{name} hesabınıza {value} numarası eklendi. Siz yapmadıysanız 72 saat içinde geri alın: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: '{name} hesabınızın yeni adresi: {value}. Siz yapmadıysanız 72 saat içinde geri alın: {url}',
    other: '{name} hesabınızın yeni numarası: {value}. Siz yapmadıysanız 72 saat içinde geri alın: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email: '{name} hesabınızdan {value} adresi kaldırıldı. Siz yapmadıysanız 72 saat içinde geri alın: {url}',
    other:
      '{name} hesabınızdan {value} numarası kaldırıldı. Siz yapmadıysanız 72 saat içinde geri alın: {url}',
  },
  sms_identifier_undone:
    'Bu numara {name} hesabınızdan kaldırıldı: değişiklik, önceki bir adrese veya numaraya gönderdiğimiz bağlantıyla geri alındı.',
  sms_proven: {
    by: 'password',
    yes: 'Bu numara {name} hesabınız için doğrulandı. Önceki parola ve diğer erişim yolları artık geçerli değil.',
    other: 'Bu numara {name} hesabınız için doğrulandı. Önceki erişim yolları artık geçerli değil.',
  },
  sms_proven_unlinked: 'Bağlantısı kesilenler: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Siz yapmadıysanız hemen yeni parola belirleyin.',
    other: 'Siz yapmadıysanız hemen giriş yapın ve diğer cihazlardan çıkış yapın.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Bu numaranın zaten bir {name} hesabı var, hiçbir şey değiştirilmedi. Giriş: {url} Parolanızı mı unuttunuz? {recoveryUrl}',
    other: 'Bu numaranın zaten bir {name} hesabı var, hiçbir şey değiştirilmedi. Giriş: {url}',
  },
  sms_deleted: '{name} hesabınız silindi. Geri getirilemez.',
  sms_exported: '{name} hesabınızın tüm verileri indirildi.',
  error_promocode_unknown: 'Böyle bir kod yok. Kontrol edin veya kodsuz devam edin.',
  error_promocode_not_started: 'Bu kod henüz geçerli değil. Daha sonra kullanın veya kodsuz devam edin.',
  error_promocode_expired: 'Bu kodun süresi dolmuş. Kodsuz devam edin veya başka bir kod girin.',
  error_promocode_used_up: 'Bu kodun kullanım hakkı tükenmiş. Kodsuz devam edin veya başka bir kod girin.',
  error_promocode_used: 'Bu kodu zaten kullandınız. Kodsuz devam edin veya başka bir kod girin.',
  error_promocode_sign_in:
    'Bu kod yalnızca giriş yapanlar için geçerli. Kullanmak için giriş yapın veya kodsuz devam edin.',
  error_promocode_currency:
    'Bu kod başka bir para birimi için geçerli. O para birimini seçin veya kodsuz devam edin.',
  error_zip_code_invalid: 'Seçtiğiniz ülkede böyle bir posta kodu yok. İkisini de kontrol edin.',
  error_zip_code_not_served:
    'Bu posta kodunun bulunduğu eyalete hizmet vermiyoruz. Başka bir posta kodu girin.',
  error_state_unknown: 'Bu ülkenin listesinde böyle bir yer yok. Listeden seçin.',
} satisfies Catalogue
