import type { FastifySchemaValidationError } from 'fastify'
import { Refusal, type FieldRefusal } from './refusal.ts'

/** What a JSON Schema says about a request, in the words of a form: a field, a code, its bounds. */
export function explainSchemaError(error: FastifySchemaValidationError, body: unknown): Refusal {
  const field = readField(error)
  if (error.keyword === 'additionalProperties') {
    return new Refusal('unknown_field', { errors: [{ field, code: 'unknown_field' }] })
  }
  const isFormField = field !== '' && !field.includes('.')
  const refusal = isFormField ? explainFormField(field, error, body) : undefined
  if (refusal !== undefined) return new Refusal('validation_failed', { errors: [refusal] })
  return new Refusal('invalid_request', { errors: field === '' ? [] : [{ field, code: 'invalid_request' }] })
}

/** What a person can put right; `undefined` for what only the program that sent it can. */
function explainFormField(
  field: string,
  { keyword, params }: FastifySchemaValidationError,
  body: unknown,
): FieldRefusal | undefined {
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

/** `email`, `fingerprint.screenWidth`; empty for the request as a whole. */
function readField({ instancePath, params }: FastifySchemaValidationError): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const own = params['missingProperty'] ?? params['additionalProperty']
  // A field's name is the caller's text: it goes back cut to a sensible length.
  return [...parts, ...(typeof own === 'string' ? [own] : [])].join('.').slice(0, 100)
}
