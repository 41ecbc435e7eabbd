// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../messages/message.ts'

export const server = {
  page_no_script:
    'Foyer cần JavaScript để bạn đăng nhập. Hãy bật JavaScript cho trang web này rồi tải lại trang.',
  page_unloaded:
    'Không tải được toàn bộ trang. Hãy kiểm tra kết nối mạng rồi tải lại trang. Nếu vẫn không được, hãy cập nhật trình duyệt.',
  page_home:
    'Một tài khoản cho mọi thứ ở đây: đăng nhập bằng địa chỉ email, số điện thoại hoặc một tài khoản bạn đã có.',
  page_sign_in: 'Đăng nhập vào Foyer bằng email, số điện thoại hoặc một tài khoản bạn đã có.',
  page_sign_up: 'Tạo tài khoản Foyer bằng địa chỉ email, số điện thoại hoặc một tài khoản bạn đã có.',
  page_recover: 'Quên mật khẩu? Nhận đường liên kết qua email hoặc mã qua SMS rồi đặt mật khẩu mới.',
  page_checkout: 'Đặt hàng tại Foyer. Không cần tài khoản.',
  page_terms: 'Điều khoản áp dụng cho đơn hàng tại Foyer.',
  page_picture: 'Ba vòm cửa lồng vào nhau và một cánh cửa sáng đèn.',
  error_bad_json: 'Yêu cầu không phải là JSON hợp lệ. Hãy kiểm tra cú pháp rồi gửi lại.',
  error_invalid_request: 'Yêu cầu không đúng định dạng.',
  error_unknown_field: 'Yêu cầu có một trường không xác định. Hãy bỏ trường đó.',
  error_forbidden_key: 'Yêu cầu có một khóa không bao giờ được phép. Hãy bỏ khóa đó.',
  error_unauthenticated: 'Hãy đăng nhập để tiếp tục.',
  error_other_user:
    'Trong lúc đó, người khác đã đăng nhập trên trình duyệt này nên không có gì được thay đổi. Hãy sao chép những gì bạn còn cần rồi tải lại trang.',
  error_invalid_credentials: 'Email, số điện thoại hoặc mật khẩu không đúng. Hãy kiểm tra rồi thử lại.',
  error_captcha_required:
    'Trước tiên, hãy xác minh bạn là con người. Biểu mẫu có bước kiểm tra cho việc này.',
  error_captcha_failed: 'Chúng tôi chưa xác minh được bạn là con người. Hãy thử lại bước kiểm tra.',
  error_forbidden_origin: 'Yêu cầu này đến từ một trang web không được phép gửi.',
  error_not_found: 'Không có gì tại địa chỉ này.',
  error_method_not_allowed: 'Địa chỉ này không nhận loại yêu cầu này.',
  error_account_exists: 'Đã có tài khoản với thông tin này. Hãy đăng nhập.',
  error_social_state_invalid:
    'Lần đăng nhập này không còn hiệu lực: đã mất quá nhiều thời gian, bắt đầu ở trình duyệt khác hoặc đã được sử dụng. Hãy bắt đầu lại.',
  error_social_denied: 'Bạn đã hủy đăng nhập qua nhà cung cấp. Hãy thử lại hoặc chọn cách đăng nhập khác.',
  error_social_provider_failed:
    'Nhà cung cấp không phản hồi như mong đợi. Hãy thử lại hoặc chọn cách đăng nhập khác.',
  error_social_not_found: 'Cách đăng nhập này không được hỗ trợ ở đây. Hãy chọn cách khác.',
  error_social_identity_taken:
    'Tài khoản này của nhà cung cấp đã liên kết với một tài khoản khác ở đây. Trước tiên, hãy dùng nó để đăng nhập vào tài khoản kia và hủy liên kết.',
  error_social_last_way: 'Đây là cách đăng nhập duy nhất của bạn. Trước tiên, hãy thêm cách khác.',
  error_proof_needed: 'Hãy xác minh danh tính của bạn để tiếp tục.',
  error_proof_other_account:
    'Tài khoản đó chưa liên kết với tài khoản của bạn nên không thể dùng để xác minh danh tính của bạn. Hãy chọn tài khoản đã liên kết hoặc cách khác.',
  error_identifier_unproven:
    'Trước tiên, hãy xác minh địa chỉ email hoặc số điện thoại là của bạn. Sau đó, bạn có thể làm việc này.',
  error_registration_private:
    'Tài khoản của bạn được tạo sau khi bạn xác minh địa chỉ email hoặc số điện thoại. Hãy tải lại trang rồi đăng ký lại.',
  error_identifier_last:
    'Đây là cách duy nhất để khôi phục tài khoản của bạn. Trước tiên, hãy thêm địa chỉ hoặc số khác.',
  error_identifier_taken: 'Một tài khoản khác đã dùng địa chỉ hoặc số này.',
  error_identifier_unchanged: 'Tài khoản của bạn đã dùng địa chỉ hoặc số này. Hãy nhập địa chỉ hoặc số khác.',
  error_body_too_large: 'Yêu cầu quá lớn. Chỉ gửi tối đa 64 KiB.',
  error_unsupported_media_type: 'Hãy gửi yêu cầu ở dạng application/json.',
  error_validation_failed: 'Một số mục chưa đúng. Hãy kiểm tra rồi thử lại.',
  error_too_many_attempts: {
    by: 'seconds',
    in: 'vi',
    other: 'Quá nhiều lần thử. Hãy đợi {seconds} giây rồi thử lại.',
  },
  error_internal: 'Đã xảy ra lỗi ở phía chúng tôi. Hãy thử lại và tải lại trang nếu lỗi vẫn tiếp diễn.',
  error_overloaded: {
    by: 'seconds',
    in: 'vi',
    other: 'Hệ thống đang rất bận. Hãy đợi {seconds} giây rồi thử lại.',
  },
  error_unavailable: 'Dịch vụ tạm thời không hoạt động. Hãy thử lại sau giây lát.',
  error_recovery_invalid: 'Đường liên kết hoặc mã này không còn hiệu lực. Hãy yêu cầu lại.',
  error_code_wrong: 'Mã chưa đúng. Hãy nhập sáu chữ số trong email hoặc tin nhắn mới nhất.',
  error_code_over: 'Mã này đã được sử dụng hoặc đã hết hạn. Hãy yêu cầu mã mới.',
  error_email_unreachable: 'Chúng tôi không thể gửi email ở đây. Hãy dùng số điện thoại.',
  error_phone_unreachable: 'Chúng tôi không thể gửi tin nhắn SMS ở đây. Hãy dùng địa chỉ email.',
  error_method_off: 'Cách đăng nhập này đang tắt.',
  error_second_factor_needed: 'Còn một bước nữa: hãy hoàn tất bước xác minh thứ hai.',
  error_second_factor_over: 'Lần đăng nhập này đã mất quá nhiều thời gian. Hãy bắt đầu lại.',
  error_second_factor_required:
    'Ở đây bắt buộc phải có bước xác minh thứ hai nên bạn không thể gỡ. Bạn có thể thiết lập ứng dụng khác để thay thế.',
  error_totp_wrong: 'Mã chưa đúng. Hãy nhập sáu chữ số mà ứng dụng đang hiển thị.',
  error_totp_used: 'Mã này đã được sử dụng. Hãy đợi ứng dụng hiển thị mã tiếp theo.',
  error_totp_unreadable:
    'Hiện chúng tôi không thể kiểm tra mã của ứng dụng. Đây là lỗi của chúng tôi. Hãy dùng cách khác hoặc thử lại sau.',
  error_totp_not_begun: 'Việc thiết lập đã mất quá nhiều thời gian. Hãy bắt đầu lại để lấy khóa mới.',
  error_recovery_code_wrong:
    'Đây không phải là mã khôi phục chưa dùng của bạn. Hãy kiểm tra lại hoặc nhập mã khác.',
  error_passkey_invalid: 'Không đọc được khóa truy cập này. Hãy thử lại hoặc dùng cách khác.',
  error_passkey_challenge:
    'Thao tác này đã mất quá nhiều thời gian hoặc bắt đầu ở trình duyệt khác. Hãy thử lại.',
  error_passkey_used: 'Phản hồi này của khóa truy cập đã được sử dụng. Hãy thử lại.',
  error_passkey_origin:
    'Khóa truy cập này được dùng trên một trang web không được phép giúp bạn đăng nhập ở đây.',
  error_passkey_rp_id: 'Khóa truy cập này thuộc về một trang web khác.',
  error_passkey_signature:
    'Chúng tôi không xác minh được khóa truy cập này là của bạn. Hãy thử lại hoặc dùng cách khác.',
  error_passkey_user:
    'Khóa truy cập này thuộc về một tài khoản khác. Hãy chọn khóa của tài khoản này hoặc dùng cách khác.',
  error_passkey_unknown:
    'Khóa truy cập này không còn dùng được ở đây. Hãy dùng cách khác và gỡ khóa này khỏi trình quản lý mật khẩu.',
  error_passkey_exists: 'Thiết bị hoặc trình quản lý mật khẩu này đã có khóa truy cập cho tài khoản của bạn.',
  error_passkey_limit:
    'Tài khoản của bạn đã có số khóa truy cập tối đa. Hãy gỡ một khóa mà bạn không còn dùng, rồi thêm khóa này.',
  error_passkey_last: 'Khóa truy cập này là cách đăng nhập duy nhất của bạn. Trước tiên, hãy thêm cách khác.',
  error_tokens_off: 'Tính năng mã thông báo (token) đang tắt ở đây.',
  error_audience_unknown: 'Ở đây không cấp mã thông báo cho đối tượng (audience) này.',
  error_wrong_password: 'Đây không phải là mật khẩu hiện tại của bạn.',
  error_passwords_too_similar: 'Hãy chọn mật khẩu ít giống mật khẩu trước đây hơn.',
  error_password_common: 'Mật khẩu này quá phổ biến. Hãy chọn mật khẩu khác.',
  error_password_breached: 'Mật khẩu này đã xuất hiện trong một vụ rò rỉ dữ liệu. Hãy chọn mật khẩu khác.',
  error_password_guessable:
    'Bất kỳ ai biết địa chỉ, số điện thoại, tên của bạn hoặc trang web này đều dễ đoán ra mật khẩu này. Hãy chọn mật khẩu khác.',
  mail_recovery_subject: 'Đặt mật khẩu mới cho {name}',
  mail_recovery_text:
    'Có người, nhiều khả năng là bạn, đã yêu cầu đặt mật khẩu mới cho tài khoản {name} của bạn.',
  mail_recovery_action: 'Đặt mật khẩu mới',
  mail_recovery_expiry: {
    by: 'minutes',
    in: 'vi',
    other:
      'Đường liên kết có hiệu lực trong {minutes} phút và chỉ dùng được một lần. Nếu bạn không yêu cầu thì không cần làm gì: mật khẩu của bạn vẫn giữ nguyên.',
  },
  mail_password_changed_subject: 'Mật khẩu {name} của bạn đã được đổi',
  mail_password_changed_text:
    'Mật khẩu của tài khoản {name} đã được đổi và mọi thiết bị khác đã bị đăng xuất.',
  mail_password_changed_warning:
    'Nếu đó là bạn thì không cần làm gì. Nếu không phải, hãy đặt mật khẩu mới ngay.',
  mail_order_subject: 'Đơn hàng {number} của bạn tại {name}',
  mail_order_text: 'Bạn đã đặt hàng tại {name}. Mã đơn hàng: {number}.',
  mail_order_items: { by: 'count', in: 'vi', other: '{count} mặt hàng' },
  mail_order_price: 'Giá: {amount}',
  mail_order_discount: 'Giảm giá: {amount}',
  mail_order_total: 'Tổng cộng: {amount}',
  mail_order_address: 'Địa chỉ:',
  mail_order_action: 'Xem đơn hàng',
  mail_order_hint:
    'Bạn có câu hỏi? Hãy cho chúng tôi biết mã đơn hàng. Nếu bạn không đặt hàng, có người đã nhập nhầm địa chỉ của bạn và bạn có thể bỏ qua email này.',
  mail_linked_subject: 'Giờ bạn có thể đăng nhập vào {name} bằng {provider}',
  mail_linked_text:
    'Một tài khoản {provider} đã được liên kết với tài khoản {name} của bạn. Bất kỳ ai đăng nhập được bằng tài khoản đó đều có thể vào tài khoản của bạn.',
  mail_linked_warning: {
    by: 'passwords',
    yes: 'Nếu đó là bạn thì không cần làm gì. Nếu không phải, hãy đặt mật khẩu mới ngay. Sau đó, kiểm tra các cách khác để vào tài khoản và gỡ những gì không phải của bạn.',
    other:
      'Nếu đó là bạn thì không cần làm gì. Nếu không phải, hãy đăng nhập ngay, hủy liên kết trên trang tài khoản và đăng xuất khỏi mọi thiết bị khác.',
  },
  mail_factor_subject: 'Cách bạn đăng nhập vào {name} đã thay đổi',
  mail_factor_text: {
    by: 'change',
    passkey_added:
      'Một khóa truy cập đã được thêm vào tài khoản {name} của bạn. Bất kỳ ai có khóa này đều đăng nhập được.',
    passkey_removed:
      'Một khóa truy cập đã được gỡ khỏi tài khoản {name} của bạn. Không thể dùng khóa này để đăng nhập nữa.',
    social_unlinked:
      '{provider} đã bị hủy liên kết khỏi tài khoản {name} của bạn. Không thể dùng để đăng nhập nữa.',
    totp_enrolled:
      'Một ứng dụng xác thực đã được thiết lập cho tài khoản {name} của bạn. Từ nay, việc đăng nhập cần thêm một bước.',
    totp_removed:
      'Ứng dụng xác thực đã được gỡ khỏi tài khoản {name} của bạn. Từ nay, bạn chỉ cần một bước để đăng nhập.',
    recovery_codes_made:
      'Các mã khôi phục mới đã được tạo cho tài khoản {name} của bạn. Các mã cũ không còn hiệu lực.',
    recovery_code_used:
      'Một mã khôi phục đã được dùng để đăng nhập vào tài khoản {name} của bạn. Số mã còn lại: {left}. Bạn có thể tạo mã mới trên trang tài khoản.',
    other: 'Nhóm hỗ trợ đã gỡ bước xác minh thứ hai khỏi tài khoản {name} của bạn và đăng xuất mọi thiết bị.',
  },
  mail_factor_warning: {
    by: 'passwords',
    yes: 'Nếu đó là bạn thì không cần làm gì. Nếu không phải, hãy đặt mật khẩu mới ngay, sau đó kiểm tra các cách khác để vào tài khoản.',
    other:
      'Nếu đó là bạn thì không cần làm gì. Nếu không phải, hãy đăng nhập ngay, kiểm tra các cách vào tài khoản và đăng xuất khỏi mọi thiết bị khác.',
  },
  mail_first_proof:
    'Đây là lần đầu địa chỉ hoặc số này được xác minh là của bạn. Những tài khoản sau đã liên kết từ trước, có thể do người khác, nên đã bị hủy liên kết: {providers}. Bạn có thể liên kết lại tài khoản của mình.',
  mail_code_subject: '{code} là mã của bạn cho {name}',
  mail_code_text:
    'Để từ nay đăng nhập vào {name} bằng địa chỉ này, hãy nhập mã sau trên trang mà bạn đã yêu cầu mã: {code}',
  mail_code_expiry: {
    by: 'minutes',
    in: 'vi',
    other:
      'Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần. Nếu bạn không yêu cầu mã thì không cần làm gì, và đừng chia sẻ mã với bất kỳ ai.',
  },
  mail_code_action: 'Mở tài khoản',
  mail_code_sign_in: 'Để đăng nhập vào {name}, hãy nhập mã sau trên trang mà bạn đã yêu cầu mã: {code}',
  mail_code_sign_up:
    'Để hoàn tất đăng ký tại {name}, hãy nhập mã sau trên trang mà bạn đã yêu cầu mã: {code}',
  mail_code_verify:
    'Để xác minh với {name} rằng địa chỉ này là của bạn, hãy nhập mã sau trên trang mà bạn đã yêu cầu mã: {code}',
  mail_code_proof:
    'Để xác minh danh tính của bạn với {name}, hãy nhập mã sau trên trang mà bạn đã yêu cầu mã: {code}',
  mail_code_change:
    'Để dùng địa chỉ này cho tài khoản {name} của bạn, hãy nhập mã sau trên trang mà bạn đã yêu cầu mã: {code}',
  mail_code_once: {
    by: 'minutes',
    in: 'vi',
    other:
      'Mã có hiệu lực trong {minutes} phút và chỉ dùng được một lần. {name} không bao giờ hỏi bạn mã này.',
  },
  mail_code_ignore: 'Nếu bạn không yêu cầu mã thì không cần làm gì: không có mã này thì không có gì xảy ra.',
  mail_code_proof_warning: {
    by: 'passwords',
    yes: 'Nếu bạn không yêu cầu mã, người khác đang đăng nhập vào tài khoản của bạn. Đừng chia sẻ mã với bất kỳ ai. Hãy đặt mật khẩu mới ngay: {url}',
    other:
      'Nếu bạn không yêu cầu mã, người khác đang đăng nhập vào tài khoản của bạn. Đừng chia sẻ mã với bất kỳ ai. Hãy đăng xuất khỏi mọi thiết bị khác ngay: {url}',
  },
  mail_code_go_on: 'Tiếp tục với mã này',
  mail_identifier_added_subject: {
    by: 'kind',
    email: 'Một địa chỉ email đã được thêm vào tài khoản {name} của bạn',
    other: 'Một số điện thoại đã được thêm vào tài khoản {name} của bạn',
  },
  mail_identifier_added_text: {
    by: 'kind',
    email:
      'Địa chỉ email {value} đã được thêm vào tài khoản {name} của bạn. Bất kỳ ai nhận được tin gửi đến đó đều có thể vào tài khoản của bạn.',
    other:
      'Số điện thoại {value} đã được thêm vào tài khoản {name} của bạn. Bất kỳ ai nhận được tin gửi đến đó đều có thể vào tài khoản của bạn.',
  },
  mail_identifier_changed_subject: {
    by: 'kind',
    email: 'Địa chỉ email của tài khoản {name} đã được đổi',
    other: 'Số điện thoại của tài khoản {name} đã được đổi',
  },
  mail_identifier_changed_text: {
    by: 'kind',
    email:
      'Địa chỉ email của tài khoản {name} giờ là {value}. Không thể dùng thông tin trước đây để đăng nhập nữa.',
    other:
      'Số điện thoại của tài khoản {name} giờ là {value}. Không thể dùng thông tin trước đây để đăng nhập nữa.',
  },
  mail_identifier_removed_subject: {
    by: 'kind',
    email: 'Một địa chỉ email đã được gỡ khỏi tài khoản {name} của bạn',
    other: 'Một số điện thoại đã được gỡ khỏi tài khoản {name} của bạn',
  },
  mail_identifier_removed_text: {
    by: 'kind',
    email:
      'Địa chỉ email {value} đã được gỡ khỏi tài khoản {name} của bạn và không thể dùng để đăng nhập nữa.',
    other:
      'Số điện thoại {value} đã được gỡ khỏi tài khoản {name} của bạn và không thể dùng để đăng nhập nữa.',
  },
  mail_identifier_warning:
    'Nếu đó là bạn thì không cần làm gì. Nếu không phải, hãy hoàn tác: đường liên kết có hiệu lực trong 72 giờ và cũng đăng xuất mọi thiết bị khác.',
  mail_identifier_undo: 'Hoàn tác',
  mail_identifier_undone_subject: 'Một thay đổi đối với tài khoản {name} của bạn đã được hoàn tác',
  mail_identifier_undone_text:
    'Thay đổi đã được hoàn tác bằng đường liên kết mà chúng tôi gửi đến một địa chỉ hoặc số trước đây của tài khoản.',
  mail_identifier_undone_warning: {
    by: 'passwords',
    yes: 'Nếu đó không phải là bạn, người khác đang nhận những gì chúng tôi gửi đến đó. Trước tiên, hãy bảo vệ địa chỉ hoặc số đó, rồi đặt mật khẩu mới tại đây.',
    other:
      'Nếu đó không phải là bạn, người khác đang nhận những gì chúng tôi gửi đến đó. Trước tiên, hãy bảo vệ địa chỉ hoặc số đó, rồi đăng nhập tại đây và đăng xuất khỏi mọi thiết bị khác.',
  },
  mail_proven_subject: 'Tài khoản {name} của bạn đã được xác minh',
  mail_proven_text:
    'Đây là lần đầu địa chỉ này được xác minh là của bạn. Các cách trước đây để vào tài khoản {name} không còn hiệu lực và mọi thiết bị khác đã bị đăng xuất.',
  mail_proven_password: 'Mật khẩu trước đây không còn hiệu lực. Nếu bạn chưa đặt mật khẩu mới, hãy đặt ngay.',
  mail_proven_unlinked: 'Đã hủy liên kết: {providers}. Bạn có thể liên kết lại tài khoản của mình.',
  mail_proven_warning: {
    by: 'passwords',
    yes: 'Nếu đó không phải là bạn, người khác có thể đọc email của bạn. Trước tiên, hãy bảo vệ hộp thư, rồi đặt mật khẩu mới tại đây.',
    other:
      'Nếu đó không phải là bạn, người khác có thể đọc email của bạn. Trước tiên, hãy bảo vệ hộp thư, rồi đăng nhập tại đây và đăng xuất khỏi mọi thiết bị khác.',
  },
  mail_account_exists_subject: 'Bạn đã có tài khoản {name}',
  mail_account_exists_text:
    'Có người, nhiều khả năng là bạn, đã thử tạo tài khoản {name} bằng địa chỉ này. Địa chỉ này đã có tài khoản và không có gì thay đổi. Hãy đăng nhập.',
  mail_account_exists_action: 'Đăng nhập',
  mail_account_exists_recovery: 'Quên mật khẩu? Đặt mật khẩu mới: {url}',
  mail_account_exists_warning:
    'Nếu đó không phải là bạn thì không cần làm gì: không có ai vào tài khoản của bạn.',
  mail_sign_in_subject: 'Có lần đăng nhập mới vào tài khoản {name} của bạn',
  mail_sign_in_text:
    'Có người, nhiều khả năng là bạn, đã đăng nhập vào tài khoản {name} của bạn bằng một thiết bị không xác định.',
  mail_sign_in_action: 'Kiểm tra thiết bị của bạn',
  mail_deleted_subject: 'Tài khoản {name} của bạn đã bị xóa',
  mail_deleted_text: 'Tài khoản {name} của bạn và dữ liệu trong đó đã bị xóa. Không thể khôi phục.',
  mail_deleted_warning:
    'Nếu đó là bạn thì không cần làm gì. Nếu không phải, người khác đã vào được tài khoản của bạn. Hãy bảo vệ hộp thư.',
  mail_exported_subject: 'Dữ liệu của tài khoản {name} đã được tải xuống',
  mail_exported_text:
    'Có người, nhiều khả năng là bạn, đã tải xuống toàn bộ dữ liệu của tài khoản {name} của bạn.',
  mail_asked: 'Yêu cầu từ {device}, địa chỉ IP {address}, {time}.',
  mail_done: 'Thực hiện từ {device}, địa chỉ IP {address}, {time}.',
  mail_device_on: '{browser} trên {system}',
  mail_device_unknown: 'một thiết bị không xác định',
  sms_recovery: {
    by: 'minutes',
    in: 'vi',
    other:
      '{code} là mã của bạn cho {name}, có hiệu lực trong {minutes} phút và chỉ dùng được một lần. Đừng chia sẻ mã với bất kỳ ai.',
  },
  sms_password_changed: 'Mật khẩu {name} của bạn đã được đổi. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.',
  sms_linked: {
    by: 'passwords',
    yes: '{provider} đã được liên kết với tài khoản {name} của bạn và giờ có thể dùng để đăng nhập. Không phải bạn? Hãy đặt mật khẩu mới ngay rồi hủy liên kết.',
    other:
      '{provider} đã được liên kết với tài khoản {name} của bạn và giờ có thể dùng để đăng nhập. Không phải bạn? Hãy đăng nhập ngay, hủy liên kết và đăng xuất mọi thiết bị khác.',
  },
  sms_factor: {
    by: 'change',
    passkey_added: {
      by: 'passwords',
      yes: 'Một khóa truy cập đã được thêm vào tài khoản {name} của bạn. Bất kỳ ai có khóa này đều đăng nhập được. Không phải bạn? Hãy đặt mật khẩu mới ngay.',
      other:
        'Một khóa truy cập đã được thêm vào tài khoản {name} của bạn. Bất kỳ ai có khóa này đều đăng nhập được. Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
    },
    passkey_removed: {
      by: 'passwords',
      yes: 'Một khóa truy cập đã được gỡ khỏi tài khoản {name} của bạn. Không thể dùng khóa này để đăng nhập nữa. Không phải bạn? Hãy đặt mật khẩu mới ngay.',
      other:
        'Một khóa truy cập đã được gỡ khỏi tài khoản {name} của bạn. Không thể dùng khóa này để đăng nhập nữa. Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
    },
    social_unlinked: {
      by: 'passwords',
      yes: '{provider} đã bị hủy liên kết khỏi tài khoản {name} của bạn. Không thể dùng để đăng nhập nữa. Không phải bạn? Hãy đặt mật khẩu mới ngay.',
      other:
        '{provider} đã bị hủy liên kết khỏi tài khoản {name} của bạn. Không thể dùng để đăng nhập nữa. Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
    },
    totp_enrolled: {
      by: 'passwords',
      yes: 'Một ứng dụng xác thực đã được thiết lập cho tài khoản {name} của bạn. Từ nay, việc đăng nhập cần thêm một bước. Không phải bạn? Hãy đặt mật khẩu mới ngay.',
      other:
        'Một ứng dụng xác thực đã được thiết lập cho tài khoản {name} của bạn. Từ nay, việc đăng nhập cần thêm một bước. Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
    },
    totp_removed: {
      by: 'passwords',
      yes: 'Ứng dụng xác thực đã được gỡ khỏi tài khoản {name} của bạn. Từ nay, bạn chỉ cần một bước để đăng nhập. Không phải bạn? Hãy đặt mật khẩu mới ngay.',
      other:
        'Ứng dụng xác thực đã được gỡ khỏi tài khoản {name} của bạn. Từ nay, bạn chỉ cần một bước để đăng nhập. Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
    },
    recovery_codes_made: {
      by: 'passwords',
      yes: 'Các mã khôi phục mới đã được tạo cho tài khoản {name} của bạn. Các mã cũ không còn hiệu lực. Không phải bạn? Hãy đặt mật khẩu mới ngay.',
      other:
        'Các mã khôi phục mới đã được tạo cho tài khoản {name} của bạn. Các mã cũ không còn hiệu lực. Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
    },
    recovery_code_used: {
      by: 'passwords',
      yes: 'Một mã khôi phục đã được dùng để đăng nhập vào {name}. Số mã còn lại: {left}. Bạn có thể tạo mã mới trên trang tài khoản. Không phải bạn? Hãy đặt mật khẩu mới ngay.',
      other:
        'Một mã khôi phục đã được dùng để đăng nhập vào {name}. Số mã còn lại: {left}. Bạn có thể tạo mã mới trên trang tài khoản. Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
    },
    other: {
      by: 'passwords',
      yes: 'Nhóm hỗ trợ đã gỡ bước xác minh thứ hai khỏi tài khoản {name} của bạn và đăng xuất mọi thiết bị. Không phải bạn? Hãy đặt mật khẩu mới ngay.',
      other:
        'Nhóm hỗ trợ đã gỡ bước xác minh thứ hai khỏi tài khoản {name} của bạn và đăng xuất mọi thiết bị. Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
    },
  },
  sms_first_proof: 'Những tài khoản liên kết trước khi bạn xác minh số này đã bị hủy liên kết: {providers}.',
  sms_code_sign_in: '{code} là mã đăng nhập {name} của bạn.',
  sms_code_sign_up: '{code} là mã để bạn hoàn tất đăng ký tại {name}.',
  sms_code_verify: '{code} là mã để bạn xác minh số này với {name}.',
  sms_code_proof: '{code} là mã để bạn xác minh danh tính với {name}.',
  sms_code_change: '{code} là mã để dùng số này cho tài khoản {name} của bạn.',
  sms_code_once: {
    by: 'minutes',
    in: 'vi',
    other: 'Mã có hiệu lực trong {minutes} phút, chỉ dùng được một lần. Chúng tôi không bao giờ hỏi mã này.',
  },
  sms_identifier_added: {
    by: 'kind',
    email:
      'Địa chỉ {value} đã được thêm vào tài khoản {name} của bạn. Không phải bạn? Hoàn tác trong 72 giờ: {url}',
    other:
      'Số {value} đã được thêm vào tài khoản {name} của bạn. Không phải bạn? Hoàn tác trong 72 giờ: {url}',
  },
  sms_identifier_changed: {
    by: 'kind',
    email: 'Địa chỉ email của tài khoản {name} giờ là {value}. Không phải bạn? Hoàn tác trong 72 giờ: {url}',
    other: 'Số của tài khoản {name} giờ là {value}. Không phải bạn? Hoàn tác trong 72 giờ: {url}',
  },
  sms_identifier_removed: {
    by: 'kind',
    email:
      'Địa chỉ {value} đã được gỡ khỏi tài khoản {name} của bạn. Không phải bạn? Hoàn tác trong 72 giờ: {url}',
    other:
      'Số {value} đã được gỡ khỏi tài khoản {name} của bạn. Không phải bạn? Hoàn tác trong 72 giờ: {url}',
  },
  sms_identifier_undone:
    'Số này đã được gỡ khỏi tài khoản {name}: thay đổi được hoàn tác bằng đường liên kết gửi đến địa chỉ hoặc số trước đây.',
  sms_proven: {
    by: 'password',
    yes: 'Số này đã được xác minh cho tài khoản {name}. Mật khẩu trước đây và các cách vào khác không còn hiệu lực.',
    other: 'Số này đã được xác minh cho tài khoản {name}. Các cách vào trước đây không còn hiệu lực.',
  },
  sms_proven_unlinked: 'Đã hủy liên kết: {providers}.',
  sms_proven_warning: {
    by: 'passwords',
    yes: 'Không phải bạn? Hãy đặt mật khẩu mới ngay.',
    other: 'Không phải bạn? Hãy đăng nhập ngay rồi đăng xuất mọi thiết bị khác.',
  },
  sms_account_exists: {
    by: 'passwords',
    yes: 'Số này đã có tài khoản {name} và không có gì thay đổi. Đăng nhập: {url} Quên mật khẩu? {recoveryUrl}',
    other: 'Số này đã có tài khoản {name} và không có gì thay đổi. Đăng nhập: {url}',
  },
  sms_deleted: 'Tài khoản {name} của bạn đã bị xóa. Không thể khôi phục.',
  sms_exported: 'Toàn bộ dữ liệu của tài khoản {name} đã được tải xuống.',
  error_promocode_unknown: 'Mã này không tồn tại. Hãy kiểm tra lại hoặc tiếp tục mà không dùng mã.',
  error_promocode_not_started: 'Mã này chưa có hiệu lực. Hãy dùng sau hoặc tiếp tục mà không dùng mã.',
  error_promocode_expired: 'Mã này đã hết hạn. Hãy tiếp tục mà không dùng mã hoặc nhập mã khác.',
  error_promocode_used_up: 'Mã này đã hết lượt sử dụng. Hãy tiếp tục mà không dùng mã hoặc nhập mã khác.',
  error_promocode_used: 'Bạn đã sử dụng mã này. Hãy tiếp tục mà không dùng mã hoặc nhập mã khác.',
  error_promocode_sign_in:
    'Mã này chỉ dành cho người đã đăng nhập. Hãy đăng nhập để dùng mã hoặc tiếp tục mà không dùng mã.',
  error_promocode_currency:
    'Mã này dành cho đơn vị tiền tệ khác. Hãy chọn đơn vị tiền tệ đó hoặc tiếp tục mà không dùng mã.',
  error_zip_code_invalid: 'Quốc gia bạn chọn không có mã bưu chính này. Hãy kiểm tra cả hai.',
  error_zip_code_not_served: 'Chúng tôi không phục vụ bang có mã ZIP này. Hãy nhập mã khác.',
  error_state_unknown: 'Danh sách của quốc gia này không có mục đó. Hãy chọn trong danh sách.',
} satisfies Catalogue
