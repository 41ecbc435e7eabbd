// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer memerlukan JavaScript agar Anda dapat masuk. Aktifkan JavaScript untuk situs ini, lalu muat ulang halaman.',
  page_unloaded:
    'Halaman ini tidak dapat dimuat sepenuhnya. Periksa koneksi internet Anda, lalu muat ulang halaman. Jika masih gagal, perbarui browser Anda.',
  page_home:
    'Satu akun untuk semuanya di sini: masuk dengan alamat email, nomor telepon, atau akun yang sudah Anda miliki.',
  page_sign_in: 'Masuk ke Foyer dengan email, telepon, atau akun yang sudah Anda miliki.',
  page_sign_up: 'Buat akun Foyer dengan email, telepon, atau akun yang sudah Anda miliki.',
  page_recover: 'Lupa kata sandi? Dapatkan tautan lewat email atau kode lewat SMS, lalu buat yang baru.',
  page_checkout: 'Buat pesanan di Foyer. Tidak perlu akun.',
  page_terms: 'Ketentuan untuk pesanan di Foyer.',
  page_picture: 'Tiga lengkungan, satu di dalam yang lain, dan sebuah pintu yang terang.',
  error_bad_json: 'Permintaan bukan JSON yang valid. Periksa sintaksnya lalu kirim lagi.',
  error_invalid_request: 'Format permintaan tidak sesuai.',
  error_unknown_field: 'Permintaan memuat kolom yang tidak dikenal. Hapus kolom itu.',
  error_forbidden_key: 'Permintaan memuat kunci yang tidak pernah diizinkan. Hapus kunci itu.',
  error_unauthenticated: 'Masuk untuk melanjutkan.',
  error_other_user:
    'Sementara itu orang lain telah masuk di browser ini, jadi tidak ada yang diubah. Salin apa yang masih Anda perlukan, lalu muat ulang halaman.',
  error_invalid_credentials: 'Email, nomor telepon, atau kata sandi salah. Periksa kembali, lalu coba lagi.',
  error_captcha_required:
    'Konfirmasi terlebih dahulu bahwa Anda manusia: formulir ini memiliki verifikasi untuk itu.',
  error_captcha_failed: 'Kami tidak dapat memastikan bahwa Anda manusia. Coba lagi verifikasinya.',
  error_forbidden_origin: 'Permintaan ini datang dari situs yang tidak diizinkan mengirimnya.',
  error_not_found: 'Tidak ada apa pun di alamat ini.',
  error_method_not_allowed: 'Alamat ini tidak menerima jenis permintaan ini.',
  error_account_exists: 'Akun dengan data ini sudah ada. Masuk ke akun itu.',
  error_social_state_invalid:
    'Proses masuk ini tidak berlaku lagi: terlalu lama, dimulai di browser lain, atau sudah dipakai. Mulai lagi dari awal.',
  error_social_denied:
    'Anda membatalkan proses masuk lewat penyedia layanan. Coba lagi, atau pilih cara masuk lain.',
  error_social_provider_failed:
    'Penyedia layanan tidak merespons dengan semestinya. Coba lagi, atau pilih cara masuk lain.',
  error_social_not_found: 'Cara masuk ini tidak tersedia di sini. Pilih cara lain.',
  error_social_identity_taken:
    'Akun penyedia layanan ini sudah tertaut ke akun lain di sini. Masuk dengan akun itu dan putuskan tautannya terlebih dahulu.',
  error_social_last_way: 'Ini satu-satunya cara Anda masuk. Tambahkan cara lain terlebih dahulu.',
  error_proof_needed: 'Konfirmasi bahwa ini memang Anda untuk melanjutkan.',
  error_proof_other_account:
    'Akun itu tidak tertaut ke akun Anda, jadi tidak dapat mengonfirmasi bahwa ini memang Anda. Pilih akun yang tertaut, atau cara lain.',
  error_identifier_unproven:
    'Konfirmasi alamat email atau nomor telepon Anda terlebih dahulu. Setelah itu, Anda dapat melakukannya.',
  error_registration_private:
    'Di sini akun dibuat setelah alamat email atau nomor telepon dikonfirmasi. Muat ulang halaman, lalu daftar lagi.',
  error_identifier_last: 'Ini satu-satunya cara memulihkan akun Anda. Tambahkan cara lain terlebih dahulu.',
  error_identifier_taken: 'Alamat atau nomor ini sudah dipakai akun lain.',
  error_identifier_unchanged: 'Akun Anda sudah memakai alamat atau nomor ini. Masukkan yang lain.',
  error_body_too_large: 'Permintaan terlalu besar. Kirim paling banyak 64 KiB.',
  error_unsupported_media_type: 'Kirim permintaan sebagai application/json.',
  error_validation_failed: 'Beberapa kolom belum benar. Periksa, lalu coba lagi.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'id-ID',
    other: 'Terlalu banyak percobaan. Tunggu {seconds} detik, lalu coba lagi.',
  },
  error_internal: 'Terjadi kesalahan di pihak kami. Coba lagi, dan muat ulang halaman jika masih terjadi.',
  error_overloaded: {
    by: 'seconds',
    in: 'id-ID',
    other: 'Layanan sedang sangat sibuk. Tunggu {seconds} detik, lalu coba lagi.',
  },
  error_unavailable: 'Layanan tidak tersedia untuk sementara. Coba beberapa saat lagi.',
  error_recovery_invalid: 'Tautan atau kode ini tidak berlaku lagi. Minta yang baru.',
  error_code_wrong: 'Kode salah. Lihat pesan terbaru, lalu masukkan keenam digitnya.',
  error_code_over: 'Kode itu sudah dipakai atau kedaluwarsa. Minta yang baru.',
  error_email_unreachable: 'Kami tidak dapat mengirim email di sini. Gunakan nomor telepon.',
  error_phone_unreachable: 'Kami tidak dapat mengirim SMS di sini. Gunakan alamat email.',
  error_method_off: 'Cara masuk ini dinonaktifkan.',
  error_second_factor_needed:
    'Satu langkah lagi: selesaikan langkah kedua untuk mengonfirmasi bahwa ini memang Anda.',
  error_second_factor_over: 'Proses masuk ini terlalu lama. Mulai lagi dari awal.',
  error_second_factor_required:
    'Di sini, langkah kedua saat masuk diwajibkan, jadi tidak dapat dihapus. Anda dapat menyiapkan aplikasi lain sebagai gantinya.',
  error_totp_wrong: 'Kode salah. Masukkan enam digit yang sedang ditampilkan aplikasi Anda.',
  error_totp_used: 'Kode itu sudah dipakai. Tunggu sampai aplikasi Anda menampilkan kode berikutnya.',
  error_totp_unreadable:
    'Kami tidak dapat memeriksa kode aplikasi Anda saat ini. Kesalahan ada di pihak kami. Pakai cara lain, atau coba lagi nanti.',
  error_totp_not_begun: 'Penyiapan ini terlalu lama. Mulai lagi untuk mendapatkan kunci baru.',
  error_recovery_code_wrong:
    'Itu bukan salah satu kode pemulihan Anda yang belum dipakai. Periksa kembali, atau masukkan kode lain.',
  error_passkey_invalid: 'Kunci sandi ini tidak dapat dibaca. Coba lagi, atau pakai cara lain.',
  error_passkey_challenge: 'Proses ini terlalu lama, atau dimulai di browser lain. Coba lagi.',
  error_passkey_used: 'Respons kunci sandi ini sudah dipakai. Coba lagi.',
  error_passkey_origin: 'Kunci sandi ini digunakan di situs yang tidak diizinkan untuk masuk ke sini.',
  error_passkey_rp_id: 'Kunci sandi ini milik situs lain.',
  error_passkey_signature:
    'Kami tidak dapat memastikan bahwa kunci sandi ini milik Anda. Coba lagi, atau pakai cara lain.',
  error_passkey_user: 'Kunci sandi ini milik akun lain. Pilih yang milik akun ini, atau pakai cara lain.',
  error_passkey_unknown:
    'Kunci sandi ini tidak berlaku lagi di sini. Pakai cara lain, lalu hapus kunci sandi ini dari pengelola kata sandi Anda.',
  error_passkey_exists: 'Perangkat atau pengelola kata sandi ini sudah memiliki kunci sandi untuk akun Anda.',
  error_passkey_limit:
    'Jumlah kunci sandi di akun Anda sudah mencapai batas. Hapus satu yang tidak lagi Anda pakai, lalu tambahkan yang ini.',
  error_passkey_last: 'Kunci sandi ini satu-satunya cara Anda masuk. Tambahkan cara lain terlebih dahulu.',
  error_tokens_off: 'Token dinonaktifkan di sini.',
  error_audience_unknown: 'Token untuk penerima (audience) ini tidak diterbitkan di sini.',
  error_wrong_password: 'Kata sandi saat ini salah.',
  error_passwords_too_similar: 'Pilih kata sandi yang tidak terlalu mirip dengan yang sebelumnya.',
  error_password_common: 'Kata sandi ini terlalu umum. Pilih yang lain.',
  error_password_breached: 'Kata sandi ini pernah muncul dalam kebocoran data. Pilih yang lain.',
  error_password_guessable:
    'Kata sandi ini mudah ditebak oleh siapa pun yang mengetahui alamat, nomor, atau nama Anda, atau situs ini. Pilih yang lain.',
  mail_recovery_subject: 'Buat kata sandi baru untuk {name}',
  mail_recovery_text:
    'Seseorang, kemungkinan besar Anda, meminta pembuatan kata sandi baru untuk akun Anda di {name}.',
  mail_recovery_action: 'Buat kata sandi baru',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'id-ID',
    other:
      'Tautan ini berlaku {minutes} menit dan hanya dapat dipakai sekali. Jika Anda tidak memintanya, abaikan saja: kata sandi Anda tidak berubah.',
  },
  mail_password_changed_subject: 'Kata sandi Anda untuk {name} telah diubah',
  mail_password_changed_text:
    'Kata sandi akun Anda di {name} telah diubah, dan semua perangkat lain telah keluar dari akun.',
  mail_password_changed_warning:
    'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera buat kata sandi baru.',
  mail_order_subject: 'Pesanan Anda {number} di {name}',
  mail_order_text: 'Pesanan Anda di {name} sudah diterima. Nomornya {number}.',
  mail_order_items: { by: 'count', in: 'id-ID', other: '{count} barang' },
  mail_order_price: 'Harga: {amount}',
  mail_order_discount: 'Potongan: {amount}',
  mail_order_total: 'Total: {amount}',
  mail_order_address: 'Alamat:',
  mail_order_action: 'Lihat pesanan',
  mail_order_hint:
    'Ada pertanyaan? Sebutkan nomor pesanannya. Jika Anda tidak memesan apa pun, seseorang keliru memasukkan alamat Anda, dan pesan ini dapat diabaikan.',
  mail_linked_subject: '{provider} kini dapat dipakai untuk masuk ke akun Anda di {name}',
  mail_linked_text:
    'Sebuah akun {provider} ditautkan ke akun Anda di {name}. Siapa pun yang dapat masuk dengan akun itu kini dapat masuk ke akun Anda.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, buat kata sandi baru sekarang. Lalu periksa cara masuk lain ke akun Anda, dan hapus yang bukan milik Anda.',
    other:
      'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, masuk sekarang, putuskan tautannya di halaman akun Anda, lalu keluar dari semua perangkat lain.',
  },
  mail_factor_subject: 'Cara masuk ke akun {name} Anda telah diubah',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      'Sebuah kunci sandi ditambahkan ke akun {name} Anda. Siapa pun yang memilikinya dapat masuk.',
    passkey_removed:
      'Sebuah kunci sandi dihapus dari akun {name} Anda dan tidak dapat lagi dipakai untuk masuk.',
    social_unlinked:
      'Tautan {provider} ke akun {name} Anda diputuskan dan tidak dapat lagi dipakai untuk masuk.',
    totp_enrolled:
      'Aplikasi autentikator disiapkan untuk akun {name} Anda. Mulai sekarang, masuk memerlukan satu langkah tambahan.',
    totp_removed:
      'Aplikasi autentikator dihapus dari akun {name} Anda. Kini masuk cukup dengan satu langkah.',
    recovery_codes_made: 'Kode pemulihan baru dibuat untuk akun {name} Anda. Kode lama tidak berlaku lagi.',
    recovery_code_used:
      'Sebuah kode pemulihan dipakai untuk masuk ke akun {name} Anda. Kode yang tersisa: {left}. Anda dapat membuat yang baru di halaman akun.',
    other:
      'Tim dukungan menghapus langkah kedua saat masuk dari akun {name} Anda, dan semua perangkat keluar dari akun.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, buat kata sandi baru sekarang, lalu periksa cara masuk lain ke akun Anda.',
    other:
      'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, masuk sekarang, periksa cara masuk ke akun Anda, lalu keluar dari semua perangkat lain.',
  },
  mail_first_proof:
    'Anda yang pertama mengonfirmasi bahwa alamat atau nomor ini milik Anda. Akun-akun ini ditautkan sebelumnya, mungkin oleh orang lain, dan tautannya telah diputuskan: {providers}. Akun milik Anda dapat ditautkan lagi.',
  mail_code_subject: '{code} adalah kode Anda untuk {name}',
  mail_code_text:
    'Untuk masuk ke {name} dengan alamat ini mulai sekarang, masukkan kode ini di halaman tempat Anda memintanya: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'id-ID',
    other:
      'Kode ini berlaku {minutes} menit dan hanya dapat dipakai sekali. Jika Anda tidak memintanya, abaikan saja dan jangan berikan kepada siapa pun.',
  },
  mail_code_action: 'Buka akun Anda',
  mail_code_sign_in: 'Untuk masuk ke {name}, masukkan kode ini di halaman tempat Anda memintanya: {code}',
  mail_code_sign_up:
    'Untuk menyelesaikan pendaftaran di {name}, masukkan kode ini di halaman tempat Anda memintanya: {code}',
  mail_code_verify:
    'Untuk mengonfirmasi di {name} bahwa alamat ini milik Anda, masukkan kode ini di halaman tempat Anda memintanya: {code}',
  mail_code_proof:
    'Untuk mengonfirmasi kepada {name} bahwa ini memang Anda, masukkan kode ini di halaman tempat Anda memintanya: {code}',
  mail_code_change:
    'Untuk memakai alamat ini di akun Anda di {name}, masukkan kode ini di halaman tempat Anda memintanya: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'id-ID',
    other:
      'Kode ini berlaku {minutes} menit dan hanya dapat dipakai sekali. Pihak {name} tidak pernah meminta kode ini.',
  },
  mail_code_ignore: 'Jika Anda tidak memintanya, abaikan saja: tanpa kode ini tidak terjadi apa-apa.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Jika Anda tidak memintanya, orang lain sedang masuk ke akun Anda. Jangan berikan kode ini kepada siapa pun, dan segera buat kata sandi baru: {url}',
    other:
      'Jika Anda tidak memintanya, orang lain sedang masuk ke akun Anda. Jangan berikan kode ini kepada siapa pun, dan segera keluar dari semua perangkat lain: {url}',
  },
  mail_code_go_on: 'Lanjutkan dengan kode ini',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Alamat email telah ditambahkan ke akun Anda di {name}',
    other: 'Nomor telepon telah ditambahkan ke akun Anda di {name}',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'Alamat email {value} telah ditambahkan ke akun Anda di {name}. Siapa pun yang menerima pesan di sana kini dapat masuk ke akun Anda.',
    other:
      'Nomor telepon {value} telah ditambahkan ke akun Anda di {name}. Siapa pun yang menerima pesan di sana kini dapat masuk ke akun Anda.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'Alamat email akun Anda di {name} telah diubah',
    other: 'Nomor telepon akun Anda di {name} telah diubah',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email: 'Alamat email akun Anda di {name} kini {value}. Yang lama tidak dapat lagi dipakai untuk masuk.',
    other: 'Nomor telepon akun Anda di {name} kini {value}. Yang lama tidak dapat lagi dipakai untuk masuk.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Alamat email telah dihapus dari akun Anda di {name}',
    other: 'Nomor telepon telah dihapus dari akun Anda di {name}',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email:
      'Alamat email {value} telah dihapus dari akun Anda di {name} dan tidak dapat lagi dipakai untuk masuk.',
    other:
      'Nomor telepon {value} telah dihapus dari akun Anda di {name} dan tidak dapat lagi dipakai untuk masuk.',
  },
  mail_identifier_warning:
    'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, urungkan: tautannya berlaku selama 72 jam, dan semua perangkat lain juga akan keluar dari akun.',
  mail_identifier_undo: 'Urungkan',
  mail_identifier_undone_subject: 'Perubahan pada akun Anda di {name} telah diurungkan',
  mail_identifier_undone_text:
    'Perubahan itu diurungkan dengan tautan yang kami kirim ke alamat atau nomor sebelumnya di akun ini.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Jika itu bukan Anda, orang lain menerima apa yang kami kirim ke sana. Amankan alamat atau nomor itu terlebih dahulu, lalu buat kata sandi baru di sini.',
    other:
      'Jika itu bukan Anda, orang lain menerima apa yang kami kirim ke sana. Amankan alamat atau nomor itu terlebih dahulu, lalu masuk di sini dan keluar dari semua perangkat lain.',
  },
  mail_proven_subject: 'Akun Anda di {name} telah dikonfirmasi',
  mail_proven_text:
    'Anda yang pertama mengonfirmasi bahwa alamat ini milik Anda. Karena itu, cara masuk sebelumnya ke akun Anda di {name} tidak berlaku lagi, dan semua perangkat lain telah keluar dari akun.',
  mail_proven_password:
    'Kata sandi sebelumnya tidak berlaku lagi. Jika Anda belum punya yang baru, buat sekarang.',
  mail_proven_unlinked: 'Tautan diputuskan: {providers}. Akun milik Anda dapat ditautkan lagi.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Jika itu bukan Anda, orang lain dapat membaca email Anda. Amankan akun email Anda terlebih dahulu, lalu buat kata sandi baru di sini.',
    other:
      'Jika itu bukan Anda, orang lain dapat membaca email Anda. Amankan akun email Anda terlebih dahulu, lalu masuk di sini dan keluar dari semua perangkat lain.',
  },
  mail_account_exists_subject: 'Anda sudah memiliki akun di {name}',
  mail_account_exists_text:
    'Seseorang, kemungkinan besar Anda, mencoba membuat akun di {name} dengan alamat ini. Akunnya sudah ada, dan tidak ada yang berubah. Masuk saja dengan akun itu.',
  mail_account_exists_action: 'Masuk',
  mail_account_exists_recovery: 'Lupa kata sandi? Buat yang baru: {url}',
  mail_account_exists_warning:
    'Jika itu bukan Anda, tidak ada yang perlu dilakukan: tidak ada yang masuk ke akun Anda.',
  mail_sign_in_subject: 'Ada yang baru masuk ke akun Anda di {name}',
  mail_sign_in_text:
    'Seseorang, kemungkinan besar Anda sendiri, telah masuk ke akun Anda di {name} dengan perangkat yang tidak dikenal.',
  mail_sign_in_action: 'Periksa perangkat Anda',
  mail_deleted_subject: 'Akun Anda di {name} telah dihapus',
  mail_deleted_text: 'Akun Anda di {name} beserta datanya telah dihapus. Semuanya tidak dapat dipulihkan.',
  mail_deleted_warning:
    'Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, orang lain telah masuk ke akun Anda. Amankan akun email Anda.',
  mail_exported_subject: 'Data akun Anda di {name} telah diunduh',
  mail_exported_text:
    'Seseorang, kemungkinan besar Anda sendiri, telah mengunduh semua data akun Anda di {name}.',
  mail_asked: 'Diminta dengan {device} dari {address}, pada {time}.',
  mail_done: 'Dilakukan dengan {device} dari {address}, pada {time}.',
  mail_device_on: '{browser} di {system}',
  mail_device_unknown: 'perangkat yang tidak dikenal',
  sms_recovery: {
    by: 'minutes',
    in: 'id-ID',
    other:
      '{code} adalah kode Anda untuk {name}. Berlaku {minutes} menit, hanya sekali pakai. Jangan berikan kepada siapa pun.',
  },
  sms_password_changed:
    'Kata sandi Anda untuk {name} telah diubah. Jika itu bukan Anda, segera buat yang baru.',
  sms_linked: {
    by: 'passwords',
    yes: '{provider} ditautkan ke akun Anda di {name} dan kini dapat dipakai untuk masuk. Bukan Anda? Segera buat kata sandi baru dan putuskan tautannya.',
    other:
      '{provider} ditautkan ke akun Anda di {name} dan kini dapat dipakai untuk masuk. Bukan Anda? Segera masuk, putuskan tautannya, dan keluar dari semua perangkat lain.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Sebuah kunci sandi ditambahkan ke akun {name} Anda. Siapa pun yang memilikinya dapat masuk. Bukan Anda? Segera buat kata sandi baru.',
      other:
        'Sebuah kunci sandi ditambahkan ke akun {name} Anda. Siapa pun yang memilikinya dapat masuk. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Sebuah kunci sandi dihapus dari akun {name} Anda dan tidak dapat lagi dipakai untuk masuk. Bukan Anda? Segera buat kata sandi baru.',
      other:
        'Sebuah kunci sandi dihapus dari akun {name} Anda dan tidak dapat lagi dipakai untuk masuk. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: 'Tautan {provider} ke akun {name} Anda diputuskan dan tidak dapat lagi dipakai untuk masuk. Bukan Anda? Segera buat kata sandi baru.',
      other:
        'Tautan {provider} ke akun {name} Anda diputuskan dan tidak dapat lagi dipakai untuk masuk. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Aplikasi autentikator disiapkan untuk akun {name} Anda. Mulai sekarang, masuk memerlukan satu langkah tambahan. Bukan Anda? Segera buat kata sandi baru.',
      other:
        'Aplikasi autentikator disiapkan untuk akun {name} Anda. Mulai sekarang, masuk memerlukan satu langkah tambahan. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Aplikasi autentikator dihapus dari akun {name} Anda. Kini masuk cukup dengan satu langkah. Bukan Anda? Segera buat kata sandi baru.',
      other:
        'Aplikasi autentikator dihapus dari akun {name} Anda. Kini masuk cukup dengan satu langkah. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Kode pemulihan baru dibuat untuk akun {name} Anda. Kode lama tidak berlaku lagi. Bukan Anda? Segera buat kata sandi baru.',
      other:
        'Kode pemulihan baru dibuat untuk akun {name} Anda. Kode lama tidak berlaku lagi. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Sebuah kode pemulihan dipakai untuk masuk ke akun {name} Anda. Kode yang tersisa: {left}. Anda dapat membuat yang baru di halaman akun. Bukan Anda? Segera buat kata sandi baru.',
      other:
        'Sebuah kode pemulihan dipakai untuk masuk ke akun {name} Anda. Kode yang tersisa: {left}. Anda dapat membuat yang baru di halaman akun. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
    other: {
      by: 'passwords',
      yes: 'Tim dukungan menghapus langkah kedua saat masuk dari akun {name} Anda, dan semua perangkat keluar dari akun. Bukan Anda? Segera buat kata sandi baru.',
      other:
        'Tim dukungan menghapus langkah kedua saat masuk dari akun {name} Anda, dan semua perangkat keluar dari akun. Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
    },
  },
  sms_first_proof:
    'Akun yang ditautkan sebelum Anda mengonfirmasi nomor ini telah diputuskan tautannya: {providers}.',
  sms_code_sign_in: '{code} adalah kode Anda untuk masuk ke {name}.',
  sms_code_sign_up: '{code} adalah kode Anda untuk mendaftar di {name}.',
  sms_code_verify: '{code} adalah kode Anda untuk mengonfirmasi nomor ini di {name}.',
  sms_code_proof: '{code} adalah kode Anda untuk mengonfirmasi kepada {name} bahwa ini memang Anda.',
  sms_code_change: '{code} adalah kode Anda untuk memakai nomor ini di akun Anda di {name}.',
  sms_code_once: {
    by: 'minutes',
    in: 'id-ID',
    other: 'Berlaku {minutes} menit, hanya sekali pakai. Kami tidak pernah memintanya.',
  },
  sms_identifier_added: {
    by: 'kind',
    email: 'Alamat {value} ditambahkan ke akun Anda di {name}. Bukan Anda? Urungkan dalam 72 jam: {url}',
    other: 'Nomor {value} ditambahkan ke akun Anda di {name}. Bukan Anda? Urungkan dalam 72 jam: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: 'Alamat akun Anda di {name} kini {value}. Bukan Anda? Urungkan dalam 72 jam: {url}',
    other: 'Nomor akun Anda di {name} kini {value}. Bukan Anda? Urungkan dalam 72 jam: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email: 'Alamat {value} dihapus dari akun Anda di {name}. Bukan Anda? Urungkan dalam 72 jam: {url}',
    other: 'Nomor {value} dihapus dari akun Anda di {name}. Bukan Anda? Urungkan dalam 72 jam: {url}',
  },
  sms_identifier_undone:
    'Nomor ini dihapus dari akun Anda di {name}: perubahannya diurungkan dengan tautan yang kami kirim ke alamat atau nomor sebelumnya.',
  sms_proven: {
    by: 'password',
    yes: 'Nomor ini dikonfirmasi untuk akun Anda di {name}. Kata sandi sebelumnya dan cara masuk lain tidak berlaku lagi.',
    other: 'Nomor ini dikonfirmasi untuk akun Anda di {name}. Cara masuk sebelumnya tidak berlaku lagi.',
  },
  sms_proven_unlinked: 'Tautan diputuskan: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Bukan Anda? Segera buat kata sandi baru.',
    other: 'Bukan Anda? Segera masuk, lalu keluar dari semua perangkat lain.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Nomor ini sudah memiliki akun di {name}, dan tidak ada yang berubah. Masuk: {url} Lupa kata sandi? {recoveryUrl}',
    other: 'Nomor ini sudah memiliki akun di {name}, dan tidak ada yang berubah. Masuk: {url}',
  },
  sms_deleted: 'Akun Anda di {name} telah dihapus dan tidak dapat dipulihkan.',
  sms_exported: 'Semua data akun Anda di {name} telah diunduh.',
  error_promocode_unknown: 'Kode ini tidak ada. Periksa kembali, atau lanjutkan tanpa kode.',
  error_promocode_not_started: 'Kode ini belum berlaku. Pakai nanti, atau lanjutkan tanpa kode.',
  error_promocode_expired: 'Kode ini sudah kedaluwarsa. Lanjutkan tanpa kode, atau masukkan kode lain.',
  error_promocode_used_up: 'Kode ini sudah habis dipakai. Lanjutkan tanpa kode, atau masukkan kode lain.',
  error_promocode_used: 'Anda sudah memakai kode ini. Lanjutkan tanpa kode, atau masukkan kode lain.',
  error_promocode_sign_in:
    'Kode ini hanya untuk pengguna yang sudah masuk. Masuk untuk memakainya, atau lanjutkan tanpa kode.',
  error_promocode_currency: 'Kode ini untuk mata uang lain. Pilih mata uang itu, atau lanjutkan tanpa kode.',
  error_zip_code_invalid: 'Negara yang Anda pilih tidak memiliki kode pos ini. Periksa keduanya.',
  error_zip_code_not_served: 'Kami tidak melayani negara bagian dengan kode pos ini. Masukkan kode pos lain.',
  error_state_unknown: 'Itu tidak ada di daftar untuk negara ini. Pilih dari daftar.',
} satisfies Catalogue
