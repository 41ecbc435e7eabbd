// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import { choose, type Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer へのログインには JavaScript が必要です。このサイトで有効にしてから、ページを再読み込みしてください。',
  page_home:
    'ひとつのアカウントですべてを。メールアドレス、電話番号、またはお持ちのアカウントでログインできます。',
  page_sign_in: 'メール、電話、またはお持ちのアカウントで Foyer にログインします。',
  page_sign_up: 'Foyer のアカウントを作成します。メールアドレスか電話番号とパスワードだけで始められます。',
  page_recover:
    'パスワードをお忘れですか？メールのリンクまたは SMS のコードを受け取り、新しいパスワードを設定できます。',
  page_checkout: 'Foyer で注文します。アカウントは必要ありません。',
  page_terms: 'Foyer でのご注文に適用される規約です。',
  page_picture: '重なり合う三つのアーチと、明かりのともる扉。',
  error_bad_json: 'リクエストが正しいJSONではありません。構文を確認して、もう一度送信してください。',
  error_invalid_request: 'リクエストがこの呼び出しの形式に合っていません。',
  error_unknown_field: 'リクエストに未知のフィールドがあります。削除してください。',
  error_forbidden_key: 'リクエストに許可されないキーがあります。削除してください。',
  error_unauthenticated: '続けるにはログインしてください。',
  error_invalid_credentials:
    'ログイン情報とパスワードが一致しません。両方を確認して、もう一度お試しください。',
  error_captcha_required: '先に、人による操作であることを確認してください。フォームに確認があります。',
  error_captcha_failed: '人による操作であることを確認できませんでした。もう一度確認を行ってください。',
  error_forbidden_origin: 'このリクエストは許可されていないサイトから送信されました。',
  error_not_found: 'このアドレスには何もありません。',
  error_method_not_allowed: 'このアドレスでは、この種類のリクエストを受け付けていません。',
  error_account_exists:
    'この情報のアカウントはすでに存在します。ログインするか、パスワードを再設定してください。',
  error_social_state_invalid:
    'このログインは無効になりました。開始から時間がたちすぎたか、別のブラウザーで開始されたか、すでに使用されています。最初からやり直してください。',
  error_social_denied:
    '連携サービスで許可されませんでした。もう一度お試しになるか、別のログイン方法を選んでください。',
  error_social_provider_failed:
    '連携サービスから正しい応答がありませんでした。もう一度お試しになるか、別のログイン方法を選んでください。',
  error_social_not_found: 'このログイン方法はここでは利用できません。別の方法を選んでください。',
  error_social_identity_taken:
    '連携サービスのこのアカウントは、別のアカウントに連携されています。まずそれでログインして、連携を解除してください。',
  error_social_last_way:
    'これは唯一のログイン方法です。先にパスワードを設定するか、別のアカウントを連携してください。',
  error_proof_needed: 'ログインしてから時間がたっています。続けるには、もう一度ログインしてください。',
  error_body_too_large: 'リクエストが大きすぎます。64 KiB以内で送信してください。',
  error_unsupported_media_type: 'リクエストはapplication/jsonで送信してください。',
  error_validation_failed: '入力内容を確認してください。',
  error_too_many_attempts: ({ seconds }) =>
    choose(
      { other: `試行回数が多すぎます。${seconds}秒待ってから、もう一度お試しください。` },
      seconds,
      'ja-JP',
    ),
  error_overloaded: ({ seconds }) =>
    choose(
      { other: `ただいま混み合っています。${seconds}秒待ってから、もう一度お試しください。` },
      seconds,
      'ja-JP',
    ),
  error_unavailable: '現在サービスをご利用いただけません。しばらくしてからもう一度お試しください。',
  error_recovery_invalid: 'このリンクまたはコードはもう使えません。新しいものを請求してください。',
  error_code_wrong: 'コードが違います。いちばん新しいメッセージを見て、6桁の数字を入力してください。',
  error_wrong_password: '現在のパスワードと一致しません。',
  error_passwords_too_similar: '以前のパスワードとあまり似ていないものにしてください。',
  error_password_common: 'このパスワードは真っ先に推測されます。別のものを選んでください。',
  mail_recovery_subject: ({ name }) => `${name} の新しいパスワードの設定`,
  mail_recovery_text: ({ name }) =>
    `${name} のアカウントについて、新しいパスワードを設定するリクエストがありました。`,
  mail_recovery_action: '新しいパスワードを設定する',
  mail_recovery_expiry: ({ minutes }) =>
    choose(
      {
        other: `このリンクは ${minutes} 分以内に 1 回だけ使えます。心当たりがない場合は、何もする必要はありません。パスワードはそのままです。`,
      },
      minutes,
      'ja-JP',
    ),
  mail_password_changed_subject: ({ name }) => `${name} のパスワードが変更されました`,
  mail_password_changed_text: ({ name }) =>
    `${name} のアカウントのパスワードが変更され、ほかのすべての端末からログアウトしました。`,
  mail_password_changed_warning:
    'ご自身による変更であれば、何もする必要はありません。心当たりがない場合は、すぐに新しいパスワードを設定してください。',
  mail_order_subject: ({ name, number }) => `${name}のご注文 ${number}`,
  mail_order_text: ({ name, number }) => `${name}でのご注文を承りました。注文番号は${number}です。`,
  mail_order_price: ({ amount }) => `価格：${amount}`,
  mail_order_discount: ({ amount }) => `割引：${amount}`,
  mail_order_total: ({ amount }) => `合計：${amount}`,
  mail_order_action: '注文を見る',
  mail_order_hint:
    'お問い合わせの際は番号をお知らせください。お心当たりがない場合は、どなたかが誤ってこのアドレスを入力したものです。何もする必要はありません。',
  mail_linked_subject: ({ name, provider }) =>
    `${provider} で ${name} のアカウントにログインできるようになりました`,
  mail_linked_text: ({ name, provider }) =>
    `${name} のアカウントに ${provider} のアカウントが連携されました。そのアカウントでログインすると、あなたのアカウントに入れます。`,
  mail_linked_warning:
    'ご自身による操作であれば、何もする必要はありません。心当たりがない場合は、すぐに新しいパスワードを設定してください。設定後に、ほかのログイン方法を確認して削除できます。',
  mail_first_proof: ({ providers }) =>
    `このメールアドレスまたは電話番号の持ち主であることが、今回はじめて確認されました。そのため、以前に誰かが連携した可能性のあるものではログインできなくなりました: ${providers}。ご自身のものは、もう一度連携できます。`,
  mail_code_subject: ({ code, name }) => `${name} のコード: ${code}`,
  mail_code_text: ({ code, name }) =>
    `今後このメールアドレスで ${name} にログインするには、コードを請求したページに次のコードを入力してください: ${code}`,
  mail_code_expiry: ({ minutes }) =>
    choose(
      {
        other: `${minutes} 分以内に 1 回だけ使えます。心当たりがない場合は何もせず、ほかの人にも教えないでください。`,
      },
      minutes,
      'ja-JP',
    ),
  mail_code_action: 'アカウントを開く',
  sms_recovery: ({ code, minutes, name }) =>
    choose(
      {
        other: `${name} のコードは ${code} です。${minutes} 分以内に 1 回だけ使えます。ほかの人には教えないでください。`,
      },
      minutes,
      'ja-JP',
    ),
  sms_password_changed: ({ name }) =>
    `${name} のパスワードが変更されました。心当たりがない場合は、すぐに新しいパスワードを設定してください。`,
  sms_linked: ({ name, provider }) =>
    `${name} のアカウントに ${provider} が連携され、ログインできるようになりました。心当たりがない場合は、すぐに新しいパスワードを設定し、連携を解除してください。`,
  sms_first_proof: ({ providers }) =>
    `この番号の確認より前に連携されていたものを解除しました: ${providers}。`,
  error_promocode_unknown: 'このコードは見つかりません。確認するか、コードなしで進んでください。',
  error_promocode_not_started: 'このコードはまだ使えません。後で使うか、コードなしで進んでください。',
  error_promocode_expired:
    'このコードは期限が切れています。コードなしで進むか、別のコードを入力してください。',
  error_promocode_used_up:
    'このコードは使用回数の上限に達しました。コードなしで進むか、別のコードを入力してください。',
  error_promocode_used: 'このコードはすでに使用済みです。コードなしで進むか、別のコードを入力してください。',
  error_promocode_sign_in:
    'このコードはログインした方のみ使えます。ログインするか、コードなしで進んでください。',
  error_promocode_currency: 'このコードは別の通貨用です。その通貨を選ぶか、コードなしで進んでください。',
  error_zip_code_invalid: '選んだ国にこの郵便番号はありません。国と番号を確認してください。',
  error_zip_code_not_served: 'この郵便番号の州はサービス対象外です。別の番号を入力してください。',
} satisfies Catalogue
