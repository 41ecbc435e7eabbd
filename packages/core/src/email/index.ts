export { popularDomains } from './mail-domains.ts'
export { suggestEmails, type EmailSuggestion, type EmailSuggestionOptions } from './suggest-emails.ts'
