export {
  isEmpty,
  type ExternalFlags,
  type FieldValue,
  type Refusal,
  type ValidationCode,
  type ValidationFailure,
  type Validator,
  type ValidatorType,
} from './validator.ts'
export { checkValidators } from './check-validators.ts'
export { checkRule, validate, type ValidationMessages } from './validate.ts'
export { passwordProfiles, type PasswordProfile } from './password-profiles.ts'
export { refusePasswords } from './refuse-passwords.ts'
export { arePasswordsTooSimilar, editDistance } from './passwords-too-similar.ts'
