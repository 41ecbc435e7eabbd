import type { FastifySchemaValidationError } from 'fastify'
import { ApiError, type FieldIssue } from '../../api-error.ts'

/** Turns an error of a JSON Schema into a form issue: a field, a code, and its bounds. */
export function explainSchemaError(error: FastifySchemaValidationError, body: unknown): ApiError {
  const field = readField(error)
  if (error.keyword === 'additionalProperties') {
    return new ApiError('unknown_field', { errors: [{ field, code: 'unknown_field' }] })
  }
  const isFormField = field !== '' && !field.includes('.')
  const issue = isFormField ? explainFormField(field, error, body) : undefined
  if (issue !== undefined) return new ApiError('validation_failed', { errors: [issue] })
  return new ApiError('invalid_request', {
    errors: field === '' ? [] : [{ field, code: 'invalid_request' }],
  })
}

/** The issue, if the person at the form can correct it; `undefined` if only the client program can. */
function explainFormField(
  field: string,
  { keyword, params }: FastifySchemaValidationError,
  body: unknown,
): FieldIssue | undefined {
  switch (keyword) {
    case 'required':
      return { field, code: 'required' }
    case 'minLength': {
      const isEmpty = Object(body)[field] === ''
      const min = Number(params['limit'])
      return isEmpty ? { field, code: 'required' } : { field, code: 'too_short', values: { min } }
    }
    case 'maxLength':
      return { field, code: 'too_long', values: { max: Number(params['limit']) } }
    case 'format':
      return params['format'] === 'date' ? { field, code: 'date_invalid' } : undefined
    case 'pattern':
      return { field, code: 'pattern_mismatch' }
    default:
      return undefined
  }
}

/** The field's path, such as `email` or `fingerprint.screenWidth`; empty for the request as a whole. */
function readField({ instancePath, params }: FastifySchemaValidationError): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const property = params['missingProperty'] ?? params['additionalProperty']
  // The caller chooses the field's name, so its length is limited.
  return [...parts, ...(typeof property === 'string' ? [property] : [])].join('.').slice(0, 100)
}
