// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer memerlukan JavaScript agar Anda dapat masuk. Aktifkan untuk situs ini, lalu muat ulang halaman.',
  page_home:
    'Satu akun untuk semuanya: masuk dengan alamat email, nomor telepon, atau akun yang sudah Anda miliki.',
  page_sign_in: 'Masuk ke Foyer dengan email, telepon, atau akun yang sudah Anda miliki.',
  page_sign_up: 'Buat akun Foyer dengan email, telepon, atau akun yang sudah Anda miliki.',
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
  error_account_exists: 'Sudah ada akun dengan data ini. Masuk saja ke akun itu.',
  error_social_state_invalid:
    'Proses masuk ini tidak berlaku lagi: dimulai terlalu lama, di browser lain, atau sudah dipakai. Mulai lagi dari awal.',
  error_social_denied: 'Anda tidak mengizinkannya di penyedia layanan. Coba lagi atau pilih cara masuk lain.',
  error_social_provider_failed:
    'Penyedia layanan tidak menjawab sebagaimana mestinya. Coba lagi atau pilih cara masuk lain.',
  error_social_not_found: 'Cara masuk ini tidak tersedia di sini. Pilih cara lain.',
  error_social_identity_taken:
    'Akun penyedia layanan ini sudah tertaut ke akun lain di sini. Masuk dengan akun itu dan lepaskan tautannya di sana lebih dahulu.',
  error_social_last_way: 'Ini satu-satunya cara Anda masuk. Tambahkan cara lain lebih dahulu.',
  error_proof_needed: 'Tunjukkan sekali lagi bahwa ini Anda. Setelah itu prosesnya berlanjut.',
  error_proof_other_account:
    'Akun itu tidak tertaut dengan akun Anda, jadi tidak menunjukkan bahwa ini Anda. Pilih akun yang tertaut, atau cara lain.',
  error_identifier_unproven:
    'Konfirmasikan dahulu bahwa alamat email atau nomor telepon itu milik Anda. Setelah itu Anda dapat melakukannya.',
  error_registration_private:
    'Di sini akun dibuat setelah alamat atau nomor dikonfirmasi. Muat ulang halaman dan daftar sekali lagi.',
  error_identifier_last: 'Ini satu-satunya cara memulihkan akun Anda. Tambahkan cara lain lebih dahulu.',
  error_identifier_taken: 'Alamat atau nomor ini sudah dipakai akun lain.',
  error_identifier_unchanged: 'Akun Anda sudah memakai alamat atau nomor ini. Masukkan yang lain.',
  error_body_too_large: 'Permintaan terlalu besar. Kirim paling banyak 64 KiB.',
  error_unsupported_media_type: 'Kirim permintaan sebagai application/json.',
  error_validation_failed: 'Beberapa kolom perlu diperiksa lagi.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'id-ID',
    other: 'Terlalu banyak percobaan. Tunggu {seconds} detik lalu coba lagi.',
  },
  error_overloaded: {
    by: 'seconds',
    in: 'id-ID',
    other: 'Layanan sedang ramai. Tunggu {seconds} detik lalu coba lagi.',
  },
  error_unavailable: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
  error_recovery_invalid: 'Tautan atau kode ini tidak berlaku lagi. Minta yang baru.',
  error_code_wrong: 'Kode itu tidak tepat. Lihat pesan terbaru, lalu ketik keenam angkanya.',
  error_code_over: 'Kode itu sudah habis dipakai atau kedaluwarsa. Minta yang baru.',
  error_method_off: 'Cara masuk ini dinonaktifkan.',
  error_second_factor_needed: 'Satu langkah lagi: pastikan dengan faktor kedua Anda bahwa ini memang Anda.',
  error_second_factor_over: 'Proses masuk ini terlalu lama. Mulai lagi dari awal.',
  error_second_factor_required:
    'Di sini semua orang masuk dengan faktor kedua, jadi faktor itu tidak dapat dihapus. Anda dapat menyiapkan aplikasi lain sebagai gantinya.',
  error_totp_wrong: 'Kode itu tidak tepat. Ketik enam angka yang sedang ditampilkan aplikasi Anda.',
  error_totp_used: 'Kode itu sudah dipakai. Tunggu sampai aplikasi Anda menampilkan kode berikutnya.',
  error_totp_not_begun: 'Penyiapan ini terlalu lama. Mulai lagi untuk mendapat kunci baru.',
  error_recovery_code_wrong:
    'Itu bukan kode pemulihan Anda yang belum dipakai. Periksa lagi, atau ketik kode lain.',
  error_passkey_invalid: 'Kunci sandi ini tidak dapat dibaca. Coba lagi, atau pakai cara lain.',
  error_passkey_challenge: 'Ini terlalu lama, atau dimulai di browser lain. Coba lagi.',
  error_passkey_used: 'Jawaban kunci sandi Anda ini sudah dipakai. Coba lagi.',
  error_passkey_origin: 'Kunci sandi ini dipakai di situs yang tidak boleh memasukkan Anda di sini.',
  error_passkey_rp_id: 'Kunci sandi ini milik situs lain.',
  error_passkey_signature:
    'Kami tidak dapat memastikan bahwa kunci sandi ini milik Anda. Coba lagi, atau pakai cara lain.',
  error_passkey_user: 'Kunci sandi ini milik akun lain. Pilih yang milik akun ini, atau pakai cara lain.',
  error_passkey_unknown:
    'Kunci sandi ini tidak lagi membuka akun di sini. Pakai cara lain, dan hapus dari pengelola kata sandi Anda.',
  error_passkey_exists: 'Perangkat atau pengelola kata sandi ini sudah memiliki kunci sandi untuk akun Anda.',
  error_passkey_last: 'Kunci sandi ini satu-satunya cara Anda masuk. Tambahkan cara lain lebih dahulu.',
  error_tokens_off: 'Token dinonaktifkan di sini.',
  error_audience_unknown: 'Token untuk audiens ini tidak diterbitkan di sini.',
  error_wrong_password: 'Ini bukan kata sandi Anda saat ini.',
  error_passwords_too_similar: 'Pilih kata sandi yang tidak terlalu mirip dengan yang sebelumnya.',
  error_password_common: 'Kata sandi ini termasuk yang pertama ditebak. Pilih yang lain.',
  error_password_breached: 'Kata sandi ini pernah muncul dalam kebocoran data. Pilih yang lain.',
  mail_recovery_subject: 'Kata sandi baru untuk {name}',
  mail_recovery_text: 'Seseorang, kemungkinan besar Anda, meminta kata sandi baru untuk akun Anda di {name}.',
  mail_recovery_action: 'Buat kata sandi baru',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'id-ID',
    other:
      'Tautan ini berlaku satu kali dalam {minutes} menit. Jika Anda tidak memintanya, abaikan saja: kata sandi Anda tetap sama.',
  },
  mail_password_changed_subject: 'Kata sandi Anda untuk {name} telah diubah',
  mail_password_changed_text:
    'Kata sandi akun Anda di {name} telah diubah, dan semua perangkat lain telah dikeluarkan.',
  mail_password_changed_warning:
    'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera buat kata sandi baru.',
  mail_order_subject: 'Pesanan Anda {number} di {name}',
  mail_order_text: 'Pesanan Anda di {name} sudah diterima. Nomornya {number}.',
  mail_order_price: 'Harga: {amount}',
  mail_order_discount: 'Potongan: {amount}',
  mail_order_total: 'Total: {amount}',
  mail_order_action: 'Lihat pesanan',
  mail_order_hint:
    'Ada pertanyaan? Sebutkan nomornya. Jika Anda tidak memesan apa pun, seseorang keliru memasukkan alamat Anda dan Anda tidak perlu melakukan apa-apa.',
  mail_linked_subject: '{provider} kini membuka akun Anda di {name}',
  mail_linked_text:
    'Sebuah akun {provider} ditautkan ke akun Anda di {name}. Siapa pun yang masuk dengannya dapat membuka akun Anda.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, buat kata sandi baru sekarang: setelah itu Anda melihat apa lagi yang membuka akun Anda dan dapat menghapusnya.',
    other:
      'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, masuk sekarang, lepaskan tautannya di halaman akun Anda, dan keluar di semua tempat lain.',
  },
  mail_factor_subject: 'Cara masuk ke akun {name} Anda telah diubah',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      'Sebuah kunci sandi ditambahkan ke akun {name} Anda. Siapa pun yang memilikinya dapat masuk.',
    passkey_removed: 'Sebuah kunci sandi dihapus dari akun {name} Anda dan tidak lagi dapat membukanya.',
    totp_enrolled:
      'Aplikasi autentikator disiapkan untuk akun {name} Anda. Mulai sekarang, masuk memerlukan langkah kedua.',
    totp_removed:
      'Aplikasi autentikator dihapus dari akun {name} Anda. Masuk kembali hanya memerlukan satu langkah.',
    recovery_codes_made:
      'Kode pemulihan baru dibuat untuk akun {name} Anda. Kode sebelumnya tidak berlaku lagi.',
    recovery_code_used:
      'Sebuah kode pemulihan dipakai untuk masuk ke akun {name} Anda. Kode yang tersisa: {left}. Anda dapat membuat yang baru di halaman akun.',
    other: 'Tim dukungan menghapus faktor kedua akun {name} Anda, dan semua perangkat dikeluarkan.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Jika itu Anda, tidak perlu melakukan apa pun. Jika bukan, atur kata sandi baru sekarang, lalu periksa cara lain masuk ke akun Anda.',
    other:
      'Jika itu Anda, tidak perlu melakukan apa pun. Jika bukan, masuk sekarang, periksa cara masuk ke akun Anda, lalu keluar dari semua perangkat lain.',
  },
  mail_first_proof:
    'Anda yang pertama menunjukkan bahwa alamat atau nomor ini milik Anda. Karena itu, yang mungkin ditautkan orang lain sebelumnya tidak lagi membuka akun Anda: {providers}. Yang milik Anda dapat ditautkan lagi.',
  mail_code_subject: '{code} adalah kode Anda untuk {name}',
  mail_code_text:
    'Ketik kode ini di halaman tempat Anda memintanya, untuk masuk ke {name} dengan alamat ini mulai sekarang: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'id-ID',
    other:
      'Berlaku satu kali dalam {minutes} menit. Jika Anda tidak memintanya, abaikan saja dan jangan beri tahu siapa pun.',
  },
  mail_code_action: 'Buka akun Anda',
  mail_code_sign_in: 'Ketik kode ini di halaman tempat Anda memintanya, untuk masuk ke {name}: {code}',
  mail_code_sign_up:
    'Ketik kode ini di halaman tempat Anda memintanya, untuk menyelesaikan pendaftaran di {name}: {code}',
  mail_code_verify:
    'Ketik kode ini di halaman tempat Anda memintanya, untuk mengonfirmasi di {name} bahwa alamat ini milik Anda: {code}',
  mail_code_proof:
    'Ketik kode ini di halaman tempat Anda memintanya, untuk menunjukkan kepada {name} bahwa ini Anda: {code}',
  mail_code_change:
    'Ketik kode ini di halaman tempat Anda memintanya, untuk memakai alamat ini bagi akun Anda di {name}: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'id-ID',
    other:
      'Berlaku satu kali dalam {minutes} menit. Tidak seorang pun dari {name} akan memintanya kepada Anda.',
  },
  mail_code_ignore: 'Jika Anda tidak memintanya, abaikan saja: tanpa kode ini tidak terjadi apa-apa.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Jika Anda tidak memintanya, orang lain sedang masuk ke akun Anda. Jangan beri tahu kode ini kepada siapa pun, dan segera buat kata sandi baru: {url}',
    other:
      'Jika Anda tidak memintanya, orang lain sedang masuk ke akun Anda. Jangan beri tahu kode ini kepada siapa pun, dan segera keluar di semua tempat lain: {url}',
  },
  mail_code_go_on: 'Lanjutkan dengan kode ini',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Alamat email ditambahkan ke akun Anda di {name}',
    other: 'Nomor telepon ditambahkan ke akun Anda di {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'Alamat email {value} ditambahkan ke akun Anda di {name}. Siapa pun yang menerima pesan di sana kini dapat masuk ke akun Anda.',
    other:
      'Nomor telepon {value} ditambahkan ke akun Anda di {name}. Siapa pun yang menerima pesan di sana kini dapat masuk ke akun Anda.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'Alamat email akun Anda di {name} telah diubah',
    other: 'Nomor telepon akun Anda di {name} telah diubah',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email: 'Alamat email akun Anda di {name} kini {value}. Yang lama tidak lagi membukanya.',
    other: 'Nomor telepon akun Anda di {name} kini {value}. Yang lama tidak lagi membukanya.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Alamat email dihapus dari akun Anda di {name}',
    other: 'Nomor telepon dihapus dari akun Anda di {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: 'Alamat email {value} dihapus dari akun Anda di {name} dan tidak lagi membukanya.',
    other: 'Nomor telepon {value} dihapus dari akun Anda di {name} dan tidak lagi membukanya.',
  },
  mail_identifier_warning:
    'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, batalkan: tautan berlaku selama 72 jam dan juga mengeluarkan semua perangkat lain.',
  mail_identifier_undo: 'Batalkan',
  mail_identifier_undone_subject: 'Perubahan pada akun Anda di {name} telah dibatalkan',
  mail_identifier_undone_text:
    'Perubahan itu dibatalkan dengan tautan yang kami kirim ke alamat atau nomor akun yang sebelumnya.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Jika itu bukan Anda, orang lain menerima apa yang kami kirim ke sana. Amankan dahulu alamat atau nomor itu, lalu buat kata sandi baru di sini.',
    other:
      'Jika itu bukan Anda, orang lain menerima apa yang kami kirim ke sana. Amankan dahulu alamat atau nomor itu, lalu masuk di sini dan keluar di semua tempat lain.',
  },
  mail_proven_subject: 'Akun Anda di {name} telah dikonfirmasi',
  mail_proven_text:
    'Anda yang pertama menunjukkan bahwa alamat ini milik Anda. Karena itu, yang sebelumnya membuka akun Anda di {name} tidak lagi membukanya, dan semua perangkat lain telah dikeluarkan.',
  mail_proven_password: 'Kata sandi sebelumnya tidak berlaku lagi. Jika Anda belum punya yang baru, buatlah.',
  mail_proven_unlinked: 'Dilepaskan: {providers}. Yang milik Anda dapat ditautkan lagi.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Jika itu bukan Anda, orang lain dapat membaca email Anda. Amankan dahulu kotak surat Anda, lalu buat kata sandi baru di sini.',
    other:
      'Jika itu bukan Anda, orang lain dapat membaca email Anda. Amankan dahulu kotak surat Anda, lalu masuk di sini dan keluar di semua tempat lain.',
  },
  mail_account_exists_subject: 'Anda sudah memiliki akun di {name}',
  mail_account_exists_text:
    'Seseorang, kemungkinan besar Anda, ingin membuat akun di {name} dengan alamat ini. Akunnya sudah ada dan tidak ada yang berubah: masuklah dengan akun itu.',
  mail_account_exists_action: 'Masuk',
  mail_account_exists_recovery: 'Lupa kata sandi? Buat yang baru: {url}',
  mail_account_exists_warning:
    'Jika itu bukan Anda, tidak ada yang perlu dilakukan: tidak ada yang masuk ke akun Anda.',
  mail_asked: 'Diminta dengan {device} dari {address}, pada {time}.',
  mail_done: 'Dilakukan dengan {device} dari {address}, pada {time}.',
  mail_device_on: '{browser} di {system}',
  mail_device_unknown: 'perangkat yang tidak dikenal',
  sms_recovery: {
    by: 'minutes',
    in: 'id-ID',
    other:
      '{code} adalah kode Anda untuk {name}. Berlaku satu kali dalam {minutes} menit. Jangan beri tahu siapa pun.',
  },
  sms_password_changed:
    'Kata sandi Anda untuk {name} telah diubah. Jika itu bukan Anda, segera buat yang baru.',
  sms_linked: {
    by: 'passwords',
    yes: '{provider} ditautkan ke akun Anda di {name} dan kini membukanya. Jika itu bukan Anda, segera buat kata sandi baru dan lepaskan tautannya.',
    other:
      '{provider} ditautkan ke akun Anda di {name} dan kini membukanya. Jika itu bukan Anda, segera masuk, lepaskan tautannya, dan keluar di semua tempat lain.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Sebuah kunci sandi ditambahkan ke akun {name} Anda. Siapa pun yang memilikinya dapat masuk. Bukan Anda? Segera atur kata sandi baru.',
      other:
        'Sebuah kunci sandi ditambahkan ke akun {name} Anda. Siapa pun yang memilikinya dapat masuk. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Sebuah kunci sandi dihapus dari akun {name} Anda dan tidak lagi dapat membukanya. Bukan Anda? Segera atur kata sandi baru.',
      other:
        'Sebuah kunci sandi dihapus dari akun {name} Anda dan tidak lagi dapat membukanya. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Aplikasi autentikator disiapkan untuk akun {name} Anda. Mulai sekarang, masuk memerlukan langkah kedua. Bukan Anda? Segera atur kata sandi baru.',
      other:
        'Aplikasi autentikator disiapkan untuk akun {name} Anda. Mulai sekarang, masuk memerlukan langkah kedua. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Aplikasi autentikator dihapus dari akun {name} Anda. Masuk kembali hanya memerlukan satu langkah. Bukan Anda? Segera atur kata sandi baru.',
      other:
        'Aplikasi autentikator dihapus dari akun {name} Anda. Masuk kembali hanya memerlukan satu langkah. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Kode pemulihan baru dibuat untuk akun {name} Anda. Kode sebelumnya tidak berlaku lagi. Bukan Anda? Segera atur kata sandi baru.',
      other:
        'Kode pemulihan baru dibuat untuk akun {name} Anda. Kode sebelumnya tidak berlaku lagi. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Sebuah kode pemulihan dipakai untuk masuk ke akun {name} Anda. Kode yang tersisa: {left}. Anda dapat membuat yang baru di halaman akun. Bukan Anda? Segera atur kata sandi baru.',
      other:
        'Sebuah kode pemulihan dipakai untuk masuk ke akun {name} Anda. Kode yang tersisa: {left}. Anda dapat membuat yang baru di halaman akun. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    other: {
      by: 'passwords',
      yes: 'Tim dukungan menghapus faktor kedua akun {name} Anda, dan semua perangkat dikeluarkan. Bukan Anda? Segera atur kata sandi baru.',
      other:
        'Tim dukungan menghapus faktor kedua akun {name} Anda, dan semua perangkat dikeluarkan. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
  },
  sms_first_proof: 'Yang ditautkan sebelum nomor ini terbukti milik Anda telah dilepaskan: {providers}.',
  sms_code_sign_in: '{code} adalah kode Anda untuk masuk ke {name}.',
  sms_code_sign_up: '{code} adalah kode Anda untuk menyelesaikan pendaftaran di {name}.',
  sms_code_verify: '{code} adalah kode Anda untuk mengonfirmasi di {name} bahwa nomor ini milik Anda.',
  sms_code_proof: '{code} adalah kode Anda untuk menunjukkan kepada {name} bahwa ini Anda.',
  sms_code_change: '{code} adalah kode Anda untuk memakai nomor ini bagi akun Anda di {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'id-ID',
    other: 'Berlaku satu kali dalam {minutes} menit. Kami tidak pernah memintanya.',
  },
  sms_identifier_added: {
    by: 'kind',
    email: 'Alamat {value} ditambahkan ke akun Anda di {name}. Bukan Anda? Batalkan dalam 72 jam: {url}',
    other: 'Nomor {value} ditambahkan ke akun Anda di {name}. Bukan Anda? Batalkan dalam 72 jam: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: 'Alamat akun Anda di {name} kini {value}. Bukan Anda? Batalkan dalam 72 jam: {url}',
    other: 'Nomor akun Anda di {name} kini {value}. Bukan Anda? Batalkan dalam 72 jam: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email: 'Alamat {value} dihapus dari akun Anda di {name}. Bukan Anda? Batalkan dalam 72 jam: {url}',
    other: 'Nomor {value} dihapus dari akun Anda di {name}. Bukan Anda? Batalkan dalam 72 jam: {url}',
  },
  sms_identifier_undone:
    'Nomor ini dihapus dari akun Anda di {name}: perubahannya dibatalkan dengan tautan yang kami kirim ke alamat atau nomor sebelumnya.',
  sms_proven: {
    by: 'password',
    yes: 'Nomor ini dikonfirmasi untuk akun Anda di {name}. Kata sandi sebelumnya dan cara masuk lain tidak berlaku lagi.',
    other: 'Nomor ini dikonfirmasi untuk akun Anda di {name}. Cara masuk sebelumnya tidak berlaku lagi.',
  },
  sms_proven_unlinked: 'Dilepaskan: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Bukan Anda? Segera buat kata sandi baru.',
    other: 'Bukan Anda? Segera masuk, lalu keluar di semua tempat lain.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Nomor ini sudah memiliki akun di {name}, dan tidak ada yang berubah. Masuk: {url} Lupa kata sandi? {recoveryUrl}',
    other: 'Nomor ini sudah memiliki akun di {name}, dan tidak ada yang berubah. Masuk: {url}',
  },
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
