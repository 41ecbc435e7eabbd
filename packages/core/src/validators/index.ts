export {
  isEmpty,
  type ExternalFlags,
  type FieldValue,
  type RuleIssue,
  type ValidationCode,
  type ValidationIssue,
  type Validator,
  type ValidatorType,
} from './validator.ts'
export { checkValidators } from './check-validators.ts'
export { checkRule, validate, type ValidationMessages } from './validate.ts'
export { passwordProfiles, type PasswordProfile } from './passwords/password-profiles.ts'
export { arePasswordsTooSimilar, editDistance } from './passwords/passwords-too-similar.ts'
