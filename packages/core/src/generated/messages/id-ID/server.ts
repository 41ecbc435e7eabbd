// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import { choose, type Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer memerlukan JavaScript agar Anda dapat masuk. Aktifkan untuk situs ini, lalu muat ulang halaman.',
  page_home:
    'Satu akun untuk semuanya: masuk dengan alamat email, nomor telepon, atau akun yang sudah Anda miliki.',
  page_sign_in: 'Masuk ke Foyer dengan email, telepon, atau akun yang sudah Anda miliki.',
  page_sign_up: 'Buat akun Foyer: cukup alamat email atau nomor telepon dan kata sandi.',
  page_recover: 'Lupa kata sandi? Dapatkan tautan lewat email atau kode lewat SMS, lalu buat yang baru.',
  page_checkout: 'Buat pesanan di Foyer. Tidak perlu akun.',
  page_terms: 'Ketentuan untuk pesanan di Foyer.',
  page_picture: 'Tiga lengkungan bersusun dan pintu yang menyala.',
  error_bad_json: 'Permintaan bukan JSON yang valid. Periksa sintaksnya lalu kirim lagi.',
  error_invalid_request: 'Bentuk permintaan tidak sesuai dengan panggilan ini.',
  error_unknown_field: 'Permintaan memuat kolom yang tidak dikenal panggilan ini. Hapus kolom itu.',
  error_forbidden_key: 'Permintaan memuat kunci yang tidak pernah diizinkan. Hapus kunci itu.',
  error_unauthenticated: 'Masuk untuk melanjutkan.',
  error_invalid_credentials: 'Data masuk dan kata sandi tidak cocok. Periksa keduanya lalu coba lagi.',
  error_captcha_required: 'Tunjukkan dahulu bahwa Anda manusia: formulir ini memiliki pemeriksaan untuk itu.',
  error_captcha_failed: 'Kami tidak dapat memastikan bahwa Anda manusia. Lakukan pemeriksaan sekali lagi.',
  error_forbidden_origin: 'Permintaan ini datang dari situs yang tidak diizinkan.',
  error_not_found: 'Tidak ada apa pun di alamat ini.',
  error_method_not_allowed: 'Alamat ini tidak menerima jenis permintaan ini.',
  error_account_exists: 'Sudah ada akun dengan data ini. Masuk atau pulihkan kata sandinya.',
  error_social_state_invalid:
    'Proses masuk ini tidak berlaku lagi: dimulai terlalu lama, di browser lain, atau sudah dipakai. Mulai lagi dari awal.',
  error_social_denied: 'Anda tidak mengizinkannya di penyedia layanan. Coba lagi atau pilih cara masuk lain.',
  error_social_provider_failed:
    'Penyedia layanan tidak menjawab sebagaimana mestinya. Coba lagi atau pilih cara masuk lain.',
  error_social_not_found: 'Cara masuk ini tidak tersedia di sini. Pilih cara lain.',
  error_social_identity_taken:
    'Akun penyedia layanan ini sudah tertaut ke akun lain di sini. Masuk dengan akun itu dan lepaskan tautannya di sana lebih dahulu.',
  error_social_last_way:
    'Ini satu-satunya cara Anda masuk. Buat kata sandi atau tautkan akun lain lebih dahulu.',
  error_proof_needed: 'Sudah agak lama sejak Anda masuk. Masuk lagi untuk melakukan ini.',
  error_body_too_large: 'Permintaan terlalu besar. Kirim paling banyak 64 KiB.',
  error_unsupported_media_type: 'Kirim permintaan sebagai application/json.',
  error_validation_failed: 'Beberapa kolom perlu diperiksa lagi.',
  error_too_many_attempts: ({ seconds }) =>
    choose({ other: `Terlalu banyak percobaan. Tunggu ${seconds} detik lalu coba lagi.` }, seconds, 'id-ID'),
  error_overloaded: ({ seconds }) =>
    choose({ other: `Layanan sedang ramai. Tunggu ${seconds} detik lalu coba lagi.` }, seconds, 'id-ID'),
  error_unavailable: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
  error_recovery_invalid: 'Tautan atau kode ini tidak berlaku lagi. Minta yang baru.',
  error_code_wrong: 'Kode itu tidak tepat. Lihat pesan terbaru, lalu ketik keenam angkanya.',
  error_wrong_password: 'Ini bukan kata sandi Anda saat ini.',
  error_passwords_too_similar: 'Pilih kata sandi yang tidak terlalu mirip dengan yang sebelumnya.',
  error_password_common: 'Kata sandi ini termasuk yang pertama ditebak. Pilih yang lain.',
  mail_recovery_subject: ({ name }) => `Kata sandi baru untuk ${name}`,
  mail_recovery_text: ({ name }) =>
    `Seseorang, kemungkinan besar Anda, meminta kata sandi baru untuk akun Anda di ${name}.`,
  mail_recovery_action: 'Buat kata sandi baru',
  mail_recovery_expiry: ({ minutes }) =>
    choose(
      {
        other: `Tautan ini berlaku satu kali dalam ${minutes} menit. Jika Anda tidak memintanya, abaikan saja: kata sandi Anda tetap sama.`,
      },
      minutes,
      'id-ID',
    ),
  mail_password_changed_subject: ({ name }) => `Kata sandi Anda untuk ${name} telah diubah`,
  mail_password_changed_text: ({ name }) =>
    `Kata sandi akun Anda di ${name} telah diubah, dan semua perangkat lain telah dikeluarkan.`,
  mail_password_changed_warning:
    'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera buat kata sandi baru.',
  mail_order_subject: ({ name, number }) => `Pesanan Anda ${number} di ${name}`,
  mail_order_text: ({ name, number }) => `Pesanan Anda di ${name} sudah diterima. Nomornya ${number}.`,
  mail_order_price: ({ amount }) => `Harga: ${amount}`,
  mail_order_discount: ({ amount }) => `Potongan: ${amount}`,
  mail_order_total: ({ amount }) => `Total: ${amount}`,
  mail_order_action: 'Lihat pesanan',
  mail_order_hint:
    'Ada pertanyaan? Sebutkan nomornya. Jika Anda tidak memesan apa pun, seseorang keliru memasukkan alamat Anda dan Anda tidak perlu melakukan apa-apa.',
  mail_linked_subject: ({ name, provider }) => `${provider} kini membuka akun Anda di ${name}`,
  mail_linked_text: ({ name, provider }) =>
    `Sebuah akun ${provider} ditautkan ke akun Anda di ${name}. Siapa pun yang masuk dengannya dapat membuka akun Anda.`,
  mail_linked_warning:
    'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, buat kata sandi baru sekarang: setelah itu Anda melihat apa lagi yang membuka akun Anda dan dapat menghapusnya.',
  mail_first_proof: ({ providers }) =>
    `Anda yang pertama menunjukkan bahwa alamat atau nomor ini milik Anda. Karena itu, yang mungkin ditautkan orang lain sebelumnya tidak lagi membuka akun Anda: ${providers}. Yang milik Anda dapat ditautkan lagi.`,
  mail_code_subject: ({ code, name }) => `${code} adalah kode Anda untuk ${name}`,
  mail_code_text: ({ code, name }) =>
    `Ketik kode ini di halaman tempat Anda memintanya, untuk masuk ke ${name} dengan alamat ini mulai sekarang: ${code}`,
  mail_code_expiry: ({ minutes }) =>
    choose(
      {
        other: `Berlaku satu kali dalam ${minutes} menit. Jika Anda tidak memintanya, abaikan saja dan jangan beri tahu siapa pun.`,
      },
      minutes,
      'id-ID',
    ),
  mail_code_action: 'Buka akun Anda',
  sms_recovery: ({ code, minutes, name }) =>
    choose(
      {
        other: `${code} adalah kode Anda untuk ${name}. Berlaku satu kali dalam ${minutes} menit. Jangan beri tahu siapa pun.`,
      },
      minutes,
      'id-ID',
    ),
  sms_password_changed: ({ name }) =>
    `Kata sandi Anda untuk ${name} telah diubah. Jika itu bukan Anda, segera buat yang baru.`,
  sms_linked: ({ name, provider }) =>
    `${provider} ditautkan ke akun Anda di ${name} dan kini membukanya. Jika itu bukan Anda, segera buat kata sandi baru dan lepaskan tautannya.`,
  sms_first_proof: ({ providers }) =>
    `Yang ditautkan sebelum nomor ini terbukti milik Anda telah dilepaskan: ${providers}.`,
  error_promocode_unknown: 'Kode ini tidak ada. Periksa kembali, atau lanjutkan tanpa kode.',
  error_promocode_not_started: 'Kode ini belum berlaku. Gunakan nanti, atau lanjutkan tanpa kode.',
  error_promocode_expired: 'Kode ini sudah kedaluwarsa. Lanjutkan tanpa kode, atau masukkan kode lain.',
  error_promocode_used_up: 'Kode ini sudah habis terpakai. Lanjutkan tanpa kode, atau masukkan kode lain.',
  error_promocode_used: 'Anda sudah memakai kode ini. Lanjutkan tanpa kode, atau masukkan kode lain.',
  error_promocode_sign_in:
    'Kode ini hanya untuk yang sudah masuk. Masuk untuk memakainya, atau lanjutkan tanpa kode.',
  error_promocode_currency: 'Kode ini untuk mata uang lain. Pilih mata uang itu, atau lanjutkan tanpa kode.',
  error_zip_code_invalid: 'Negara yang dipilih tidak memiliki kode ini. Periksa keduanya.',
  error_zip_code_not_served: 'Kami tidak melayani negara bagian dari kode pos ini. Masukkan kode lain.',
} satisfies Catalogue
