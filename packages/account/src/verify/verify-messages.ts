/** The sentences about each kind of identifier. */
export const verifyMessages = {
  email: {
    title: 'verify_email_title',
    text: 'verify_email_text',
    done: 'verify_email_done_title',
    notice: 'verify_email_notice',
    again: 'verify_email_again',
  },
  phone: {
    title: 'verify_phone_title',
    text: 'verify_phone_text',
    done: 'verify_phone_done_title',
    notice: 'verify_phone_notice',
    again: 'verify_phone_again',
  },
} as const
