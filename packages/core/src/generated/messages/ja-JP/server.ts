// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer へのログインには JavaScript が必要です。このサイトで有効にしてから、ページを再読み込みしてください。',
  page_unloaded:
    'ページを完全に読み込めませんでした。接続を確認して、再読み込みしてください。解決しない場合は、ブラウザーを更新してください。',
  page_home:
    'ひとつのアカウントですべてを。メールアドレス、電話番号、またはお持ちのアカウントでログインできます。',
  page_sign_in: 'メールアドレス、電話番号、またはお持ちのアカウントで Foyer にログインします。',
  page_sign_up: 'メールアドレス、電話番号、またはお持ちのアカウントで Foyer のアカウントを作成します。',
  page_recover:
    'パスワードをお忘れですか？メールのリンクまたは SMS のコードを受け取り、新しいパスワードを設定できます。',
  page_checkout: 'Foyer で注文します。アカウントは必要ありません。',
  page_terms: 'Foyer でのご注文に適用される利用規約です。',
  page_picture: '重なり合う三つのアーチと、明かりのともる扉。',
  error_bad_json: 'リクエストが正しい JSON ではありません。構文を確認して、もう一度送信してください。',
  error_invalid_request: 'リクエストの形式が正しくありません。',
  error_unknown_field: 'リクエストに未知のフィールドがあります。削除してください。',
  error_forbidden_key: 'リクエストに許可されないキーがあります。削除してください。',
  error_unauthenticated: '続けるにはログインしてください。',
  error_other_user:
    'その間にほかの人がこのブラウザーでログインしたため、何も変更していません。必要な内容をコピーしてから、ページを再読み込みしてください。',
  error_invalid_credentials:
    'メールアドレス、電話番号、またはパスワードが正しくありません。確認して、もう一度お試しください。',
  error_captcha_required: '先に、フォームでロボットではないことの確認を行ってください。',
  error_captcha_failed: 'ロボットではないことを確認できませんでした。もう一度お試しください。',
  error_forbidden_origin: 'このリクエストは許可されていないサイトから送信されました。',
  error_not_found: 'このアドレスには何もありません。',
  error_method_not_allowed: 'このアドレスでは、この種類のリクエストを受け付けていません。',
  error_account_exists: 'この情報のアカウントはすでに存在します。そのアカウントでログインしてください。',
  error_social_state_invalid:
    'このログインは無効になりました。時間がかかりすぎたか、別のブラウザーで開始されたか、すでに使用されています。最初からやり直してください。',
  error_social_denied:
    '連携サービスでのログインがキャンセルされました。もう一度試すか、別のログイン方法を選んでください。',
  error_social_provider_failed:
    '連携サービスから正しい応答がありませんでした。もう一度試すか、別のログイン方法を選んでください。',
  error_social_not_found: 'このログイン方法はここでは利用できません。別の方法を選んでください。',
  error_social_identity_taken:
    '連携サービスのこのアカウントは、すでに別のアカウントに連携されています。まずそれでログインして、連携を解除してください。',
  error_social_last_way: 'これは唯一のログイン方法です。先に別の方法を追加してください。',
  error_proof_needed: '続けるには、ご本人確認を行ってください。',
  error_proof_other_account:
    'そのアカウントは連携されていないため、ご本人確認には使えません。連携しているアカウントか、別の方法を選んでください。',
  error_identifier_unproven:
    '先に、メールアドレスまたは電話番号がご自身のものであることを確認してください。確認後にこの操作ができます。',
  error_registration_private:
    'メールアドレスまたは電話番号の確認後にアカウントが作成されます。ページを再読み込みして、アカウントを作成し直してください。',
  error_identifier_last: 'これはアカウントを復元する唯一の方法です。先に別の方法を追加してください。',
  error_identifier_taken: 'このメールアドレスまたは電話番号は、別のアカウントで使われています。',
  error_identifier_unchanged:
    'このメールアドレスまたは電話番号は、すでにこのアカウントに登録されています。別のものを入力してください。',
  error_body_too_large: 'リクエストが大きすぎます。64 KiB 以内で送信してください。',
  error_unsupported_media_type: 'リクエストは application/json で送信してください。',
  error_validation_failed: '入力に不備のある項目があります。確認して、もう一度お試しください。',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'ja-JP',
    other: '試行回数が多すぎます。{seconds}秒待ってから、もう一度お試しください。',
  },
  error_internal:
    '問題が発生しました。もう一度お試しください。解決しない場合は、ページを再読み込みしてください。',
  error_overloaded: {
    by: 'seconds',
    in: 'ja-JP',
    other: 'ただいま混み合っています。{seconds}秒待ってから、もう一度お試しください。',
  },
  error_unavailable: '現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。',
  error_recovery_invalid: 'このリンクまたはコードはもう使えません。新しいものを取得してください。',
  error_code_wrong: 'コードが正しくありません。最新のメッセージを確認して、6桁の数字を入力してください。',
  error_code_over: 'このコードは使用済みか期限切れです。新しいコードを取得してください。',
  error_email_unreachable: 'ここではメールを送信できません。電話番号をご利用ください。',
  error_phone_unreachable: 'ここではSMSを送信できません。メールアドレスをご利用ください。',
  error_method_off: 'このログイン方法は無効になっています。',
  error_second_factor_needed: 'あと1ステップです。2段階認証でご本人確認を行ってください。',
  error_second_factor_over: 'ログインに時間がかかりすぎました。最初からやり直してください。',
  error_second_factor_required:
    'ここでは2段階認証が必要なため、削除できません。代わりに別のアプリを設定できます。',
  error_totp_wrong: 'コードが正しくありません。アプリに今表示されている6桁の数字を入力してください。',
  error_totp_used: 'このコードは使用済みです。アプリに次のコードが表示されるまでお待ちください。',
  error_totp_unreadable:
    '現在、アプリのコードを確認できません。原因はこちら側にあります。別の方法を使うか、後でもう一度試してください。',
  error_totp_not_begun: '設定に時間がかかりすぎました。最初からやり直して、新しいキーを取得してください。',
  error_recovery_code_wrong:
    'リカバリーコードが正しくないか、使用済みです。もう一度確認するか、別のコードを入力してください。',
  error_passkey_invalid: 'このパスキーを読み取れませんでした。もう一度試すか、別の方法を使ってください。',
  error_passkey_challenge: '時間がかかりすぎたか、別のブラウザーで開始されました。もう一度お試しください。',
  error_passkey_used: 'このパスキーの応答は使用済みです。もう一度お試しください。',
  error_passkey_origin: 'このパスキーは、ここへのログインが許可されていないサイトで使われました。',
  error_passkey_rp_id: 'このパスキーは別のサイトのものです。',
  error_passkey_signature:
    'このパスキーがご本人のものであることを確認できませんでした。もう一度試すか、別の方法を使ってください。',
  error_passkey_user:
    'このパスキーは別のアカウントのものです。このアカウントのパスキーを選ぶか、別の方法を使ってください。',
  error_passkey_unknown:
    'このパスキーでログインできるアカウントはもうありません。別の方法を使い、このパスキーをパスワードマネージャーから削除してください。',
  error_passkey_exists:
    'この端末またはパスワードマネージャーには、すでにこのアカウントのパスキーがあります。',
  error_passkey_limit:
    'このアカウントのパスキーは上限に達しています。使わなくなったものを削除してから追加してください。',
  error_passkey_last: 'このパスキーは唯一のログイン方法です。先に別の方法を追加してください。',
  error_tokens_off: 'ここではトークンが無効になっています。',
  error_audience_unknown: 'ここでは、この宛先（audience）向けのトークンは発行されません。',
  error_wrong_password: '現在のパスワードと一致しません。',
  error_passwords_too_similar: '以前のパスワードと似ていないものにしてください。',
  error_password_common: 'よく使われているパスワードです。別のものを選んでください。',
  error_password_breached: 'このパスワードは過去のデータ漏えいで流出しています。別のものを選んでください。',
  error_password_guessable:
    'メールアドレスや電話番号、名前、このサイトの名前から簡単に推測できるパスワードです。別のものを選んでください。',
  mail_recovery_subject: '{name} の新しいパスワードの設定',
  mail_recovery_text: '{name} のアカウントについて、新しいパスワードを設定するリクエストがありました。',
  mail_recovery_action: '新しいパスワードを設定',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'ja-JP',
    other:
      'このリンクは{minutes}分以内に1回だけ使えます。心当たりがない場合は、何もする必要はありません。パスワードはそのままです。',
  },
  mail_password_changed_subject: '{name} のパスワードが変更されました',
  mail_password_changed_text:
    '{name} のアカウントのパスワードが変更され、ほかのすべての端末からログアウトしました。',
  mail_password_changed_warning:
    'ご自身による変更であれば、何もする必要はありません。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
  mail_order_subject: '{name} でのご注文（{number}）',
  mail_order_text: '{name} でのご注文を承りました。注文番号は {number} です。',
  mail_order_items: { by: 'count', in: 'ja-JP', other: '{count}点' },
  mail_order_price: '価格：{amount}',
  mail_order_discount: '割引：{amount}',
  mail_order_total: '合計：{amount}',
  mail_order_address: '住所：',
  mail_order_action: '注文を見る',
  mail_order_hint:
    'お問い合わせの際は注文番号をお知らせください。ご注文の心当たりがない場合は、どなたかが誤ってこのアドレスを入力したものと思われます。このメールは破棄してください。',
  mail_linked_subject: '{provider} で {name} のアカウントにログインできるようになりました',
  mail_linked_text:
    '{name} のアカウントに {provider} のアカウントが連携されました。その {provider} アカウントを使える人は、誰でもお客様のアカウントにログインできます。',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'ご自身による操作であれば、何もする必要はありません。心当たりがない場合は、すぐに新しいパスワードを設定してください。続いて、ほかのログイン方法を確認し、ご自身のものでないものを削除してください。',
    other:
      'ご自身による操作であれば、何もする必要はありません。心当たりがない場合は、すぐにログインしてアカウントのページで連携を解除し、ほかのすべての端末からログアウトしてください。',
  },
  mail_factor_subject: '{name} へのログイン方法が変更されました',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      '{name} のアカウントにパスキーが追加されました。そのパスキーを持つ人は誰でもログインできます。',
    passkey_removed: '{name} のアカウントからパスキーが削除されました。今後はログインに使えません。',
    social_unlinked:
      '{name} のアカウントから {provider} の連携が解除されました。今後はログインに使えません。',
    totp_enrolled: '{name} のアカウントに認証アプリが設定されました。今後はログインに2段階認証が必要です。',
    totp_removed: '{name} のアカウントから認証アプリが削除されました。ログインは1段階に戻ります。',
    recovery_codes_made:
      '{name} のアカウントの新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。',
    recovery_code_used:
      '{name} のアカウントへのログインにリカバリーコードが使われました。残りのコード：{left}個。新しいコードはアカウントのページで作成できます。',
    other: 'サポートチームが {name} のアカウントの2段階認証を解除し、すべての端末からログアウトしました。',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'ご自身による操作であれば、何もする必要はありません。心当たりがない場合は、すぐに新しいパスワードを設定し、その後、アカウントへのほかのログイン方法を確認してください。',
    other:
      'ご自身による操作であれば、何もする必要はありません。心当たりがない場合は、すぐにログインしてログイン方法を確認し、ほかのすべての端末からログアウトしてください。',
  },
  mail_first_proof:
    'このメールアドレスまたは電話番号の持ち主であることが、今回初めて確認されました。次のアカウントは、それ以前にほかの人が連携した可能性があるため、連携を解除しました：{providers}。ご自身のものは、もう一度連携できます。',
  mail_code_subject: '{name} の確認コード：{code}',
  mail_code_text:
    '今後このメールアドレスで {name} にログインするには、コードをリクエストしたページに次のコードを入力してください：{code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'ja-JP',
    other:
      '{minutes}分以内に1回だけ使えます。心当たりがない場合は、何もする必要はありません。コードはほかの人に教えないでください。',
  },
  mail_code_action: 'アカウントを開く',
  mail_code_sign_in:
    '{name} にログインするには、コードをリクエストしたページに次のコードを入力してください：{code}',
  mail_code_sign_up:
    '{name} のアカウントの作成を完了するには、コードをリクエストしたページに次のコードを入力してください：{code}',
  mail_code_verify:
    'このメールアドレスがご自身のものであることを {name} で確認するには、コードをリクエストしたページに次のコードを入力してください：{code}',
  mail_code_proof:
    '{name} でご本人確認を行うには、コードをリクエストしたページに次のコードを入力してください：{code}',
  mail_code_change:
    '{name} のアカウントでこのメールアドレスを使うには、コードをリクエストしたページに次のコードを入力してください：{code}',
  mail_code_once: {
    by: 'minutes',
    in: 'ja-JP',
    other: '{minutes}分以内に1回だけ使えます。{name} の担当者がこのコードをお尋ねすることはありません。',
  },
  mail_code_ignore:
    '心当たりがない場合は、何もする必要はありません。このコードがなければ、操作は完了しません。',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: '心当たりがない場合、ほかの人がお客様のアカウントにログインしています。コードは誰にも教えず、すぐに新しいパスワードを設定してください: {url}',
    other:
      '心当たりがない場合、ほかの人がお客様のアカウントにログインしています。コードは誰にも教えず、すぐにほかのすべての端末からログアウトしてください: {url}',
  },
  mail_code_go_on: 'このコードで続ける',
  mail_identifier_added_subject: {
    by: 'kind',
    email: '{name} のアカウントにメールアドレスが追加されました',
    other: '{name} のアカウントに電話番号が追加されました',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      '{name} のアカウントにメールアドレス {value} が追加されました。そこでメッセージを受け取れる人は、お客様のアカウントにログインできます。',
    other:
      '{name} のアカウントに電話番号 {value} が追加されました。そこでメッセージを受け取れる人は、お客様のアカウントにログインできます。',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: '{name} のアカウントのメールアドレスが変更されました',
    other: '{name} のアカウントの電話番号が変更されました',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      '{name} のアカウントのメールアドレスは {value} に変更されました。以前のメールアドレスではログインできなくなりました。',
    other:
      '{name} のアカウントの電話番号は {value} に変更されました。以前の電話番号ではログインできなくなりました。',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: '{name} のアカウントからメールアドレスが削除されました',
    other: '{name} のアカウントから電話番号が削除されました',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email: '{name} のアカウントからメールアドレス {value} が削除されました。今後はログインに使えません。',
    other: '{name} のアカウントから電話番号 {value} が削除されました。今後はログインに使えません。',
  },
  mail_identifier_warning:
    'ご自身による操作であれば、何もする必要はありません。心当たりがない場合は、元に戻してください。リンクの有効期限は72時間です。元に戻すと、ほかのすべての端末からもログアウトします。',
  mail_identifier_undo: '元に戻す',
  mail_identifier_undone_subject: '{name} のアカウントの変更が元に戻されました',
  mail_identifier_undone_text:
    'アカウントの以前のメールアドレスまたは電話番号にお送りしたリンクから、変更が元に戻されました。',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: '心当たりがない場合、以前の宛先にお送りするメッセージを、ほかの人が受け取れる状態です。まずそのメールアドレスまたは電話番号の安全を確保し、その後こちらで新しいパスワードを設定してください。',
    other:
      '心当たりがない場合、以前の宛先にお送りするメッセージを、ほかの人が受け取れる状態です。まずそのメールアドレスまたは電話番号の安全を確保し、その後こちらからログインして、ほかのすべての端末からログアウトしてください。',
  },
  mail_proven_subject: '{name} のアカウントが確認されました',
  mail_proven_text:
    'このメールアドレスの持ち主であることが、今回初めて確認されました。そのため、これまでの方法では {name} のアカウントにログインできなくなり、ほかのすべての端末からログアウトしました。',
  mail_proven_password:
    '以前のパスワードは使えなくなりました。まだ新しいパスワードがない場合は、設定してください。',
  mail_proven_unlinked: '連携を解除しました：{providers}。ご自身のものは、もう一度連携できます。',
  mail_proven_warning: {
    by: 'passwords',
    yes: '心当たりがない場合、ほかの人がお客様のメールを読める状態です。まずメールアカウントの安全を確保し、その後こちらで新しいパスワードを設定してください。',
    other:
      '心当たりがない場合、ほかの人がお客様のメールを読める状態です。まずメールアカウントの安全を確保し、その後こちらからログインして、ほかのすべての端末からログアウトしてください。',
  },
  mail_account_exists_subject: '{name} のアカウントはすでにあります',
  mail_account_exists_text:
    'このメールアドレスで {name} のアカウントを作成するリクエストがありました。アカウントはすでにあり、何も変更されていません。そのアカウントでログインしてください。',
  mail_account_exists_action: 'ログイン',
  mail_account_exists_recovery: 'パスワードをお忘れの場合は、新しいパスワードを設定してください: {url}',
  mail_account_exists_warning:
    '心当たりがない場合も、何もする必要はありません。お客様のアカウントには誰もログインしていません。',
  mail_sign_in_subject: '{name} のアカウントに新しい端末からのログインがありました',
  mail_sign_in_text: '不明な端末から {name} のアカウントへのログインがありました。',
  mail_sign_in_action: '端末を確認する',
  mail_deleted_subject: '{name} のアカウントが削除されました',
  mail_deleted_text: '{name} のアカウントとそのデータが削除されました。元に戻すことはできません。',
  mail_deleted_warning:
    'ご自身による操作であれば、何もする必要はありません。心当たりがない場合は、ほかの人がアカウントにログインしていたおそれがあります。メールアカウントの安全を確保してください。',
  mail_exported_subject: '{name} のアカウントのデータがダウンロードされました',
  mail_exported_text: '{name} のアカウントのすべてのデータがダウンロードされました。',
  mail_asked: 'リクエスト元：{device}、{address}、{time}',
  mail_done: '操作元：{device}、{address}、{time}',
  mail_device_on: '{system} の {browser}',
  mail_device_unknown: '不明な端末',
  sms_recovery: {
    by: 'minutes',
    in: 'ja-JP',
    other:
      '{name} の確認コードは {code} です。{minutes}分以内に1回だけ使えます。ほかの人には教えないでください。',
  },
  sms_password_changed:
    '{name} のパスワードが変更されました。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
  sms_linked: {
    by: 'passwords',
    yes: '{name} のアカウントに {provider} が連携され、ログインできるようになりました。心当たりがない場合は、すぐに新しいパスワードを設定し、連携を解除してください。',
    other:
      '{name} のアカウントに {provider} が連携され、ログインできるようになりました。心当たりがない場合は、すぐにログインして連携を解除し、ほかのすべての端末からログアウトしてください。',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: '{name} のアカウントにパスキーが追加されました。そのパスキーを持つ人は誰でもログインできます。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
      other:
        '{name} のアカウントにパスキーが追加されました。そのパスキーを持つ人は誰でもログインできます。心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
    },
    passkey_removed: {
      by: 'passwords',
      yes: '{name} のアカウントからパスキーが削除されました。今後はログインに使えません。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
      other:
        '{name} のアカウントからパスキーが削除されました。今後はログインに使えません。心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
    },
    social_unlinked: {
      by: 'passwords',
      yes: '{name} のアカウントから {provider} の連携が解除されました。今後はログインに使えません。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
      other:
        '{name} のアカウントから {provider} の連携が解除されました。今後はログインに使えません。心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: '{name} のアカウントに認証アプリが設定されました。今後はログインに2段階認証が必要です。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
      other:
        '{name} のアカウントに認証アプリが設定されました。今後はログインに2段階認証が必要です。心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
    },
    totp_removed: {
      by: 'passwords',
      yes: '{name} のアカウントから認証アプリが削除されました。ログインは1段階に戻ります。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
      other:
        '{name} のアカウントから認証アプリが削除されました。ログインは1段階に戻ります。心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: '{name} のアカウントの新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
      other:
        '{name} のアカウントの新しいリカバリーコードが作成されました。以前のコードは使えなくなりました。心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: '{name} のアカウントへのログインにリカバリーコードが使われました。残りのコード：{left}個。新しいコードはアカウントのページで作成できます。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
      other:
        '{name} のアカウントへのログインにリカバリーコードが使われました。残りのコード：{left}個。新しいコードはアカウントのページで作成できます。心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
    },
    other: {
      by: 'passwords',
      yes: 'サポートチームが {name} のアカウントの2段階認証を解除し、すべての端末からログアウトしました。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
      other:
        'サポートチームが {name} のアカウントの2段階認証を解除し、すべての端末からログアウトしました。心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
    },
  },
  sms_first_proof: 'この番号が確認される前に設定された連携を解除しました：{providers}。',
  sms_code_sign_in: '{name} のログイン用コードは {code} です。',
  sms_code_sign_up: '{name} のアカウント作成用コードは {code} です。',
  sms_code_verify: '{name} の電話番号確認用コードは {code} です。',
  sms_code_proof: '{name} のご本人確認用コードは {code} です。',
  sms_code_change: '{name} のアカウントでこの番号を使うためのコードは {code} です。',
  sms_code_once: {
    by: 'minutes',
    in: 'ja-JP',
    other: '{minutes}分以内に1回だけ使えます。このコードをお尋ねすることはありません。',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      '{name} のアカウントにメールアドレス {value} が追加されました。心当たりがない場合は、72時間以内に元に戻してください: {url}',
    other:
      '{name} のアカウントに電話番号 {value} が追加されました。心当たりがない場合は、72時間以内に元に戻してください: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email:
      '{name} のアカウントのメールアドレスは {value} に変更されました。心当たりがない場合は、72時間以内に元に戻してください: {url}',
    other:
      '{name} のアカウントの電話番号は {value} に変更されました。心当たりがない場合は、72時間以内に元に戻してください: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      '{name} のアカウントからメールアドレス {value} が削除されました。心当たりがない場合は、72時間以内に元に戻してください: {url}',
    other:
      '{name} のアカウントから電話番号 {value} が削除されました。心当たりがない場合は、72時間以内に元に戻してください: {url}',
  },
  sms_identifier_undone:
    'この番号は {name} のアカウントから削除されました。以前のメールアドレスまたは電話番号にお送りしたリンクから、変更が元に戻されました。',
  sms_proven: {
    by: 'password',
    yes: 'この番号が {name} のアカウントで確認されました。以前のパスワードとほかのログイン方法は使えなくなりました。',
    other: 'この番号が {name} のアカウントで確認されました。以前のログイン方法は使えなくなりました。',
  },
  sms_proven_unlinked: '連携を解除しました：{providers}。',
  sms_proven_warning: {
    by: 'passwords',
    yes: '心当たりがない場合は、すぐに新しいパスワードを設定してください。',
    other: '心当たりがない場合は、すぐにログインし、ほかのすべての端末からログアウトしてください。',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'この番号の {name} のアカウントはすでにあり、何も変更されていません。ログイン: {url} パスワードをお忘れの場合: {recoveryUrl}',
    other: 'この番号の {name} のアカウントはすでにあり、何も変更されていません。ログイン: {url}',
  },
  sms_deleted: '{name} のアカウントが削除されました。元に戻すことはできません。',
  sms_exported: '{name} のアカウントのすべてのデータがダウンロードされました。',
  error_promocode_unknown: 'このコードは見つかりません。確認するか、コードなしで続けてください。',
  error_promocode_not_started: 'このコードはまだ使えません。後で使うか、コードなしで続けてください。',
  error_promocode_expired:
    'このコードは有効期限が切れています。コードなしで続けるか、別のコードを入力してください。',
  error_promocode_used_up:
    'このコードは使用回数の上限に達しました。コードなしで続けるか、別のコードを入力してください。',
  error_promocode_used: 'このコードは使用済みです。コードなしで続けるか、別のコードを入力してください。',
  error_promocode_sign_in:
    'このコードを使うにはログインが必要です。ログインするか、コードなしで続けてください。',
  error_promocode_currency: 'このコードは別の通貨用です。その通貨を選ぶか、コードなしで続けてください。',
  error_zip_code_invalid:
    '選択した国・地域に、この郵便番号はありません。国・地域と郵便番号を確認してください。',
  error_zip_code_not_served: 'この郵便番号の州はサービス対象外です。別の番号を入力してください。',
  error_state_unknown: 'この国・地域の一覧にありません。一覧から選んでください。',
} satisfies Catalogue
