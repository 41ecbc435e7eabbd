/**
 * How postal codes are written. The facts are those of Google's libaddressinput (https://chromium-i18n.appspot.com/ssl-address,
 * the keys `zip` and `zip_name_type`); a prefix for mail from abroad, such as `CH-`, is left out.
 * `#` is a digit, `@` a letter; a blank or a hyphen between them may be left out.
 */
export const zipShapes: Readonly<Record<string, string>> = {
  '###': 'IS MG',
  '####': 'AF AL AM AT AU AZ BD BE BG CH CV CY DK ET GE HU LU MD MK NO NZ PH PY SI TN VE ZA',
  '#####':
    'BA CU DE DO DZ EE EG ES FI FR GT HR ID IT JO KE KR KW LA LK LT MA MN MU MX MY NP PE PK TH TR UA UY ZM',
  '######': 'BY CN CO IN KG KZ NG RO RU SG TJ TM UZ',
  '#######': 'CL',
  '### ##': 'CZ GR SE SK',
  '##-###': 'PL',
  '####-###': 'PT',
  '#####-###': 'BR',
  '###-####': 'JP',
}

interface IrregularZip {
  /** The whole code, in capitals. */
  readonly pattern: string
  /** What is written to who has to know it. */
  readonly examples: readonly string[]
}

/** Codes that one shape does not tell. From the same source, but for the letters of an eircode. */
export const irregularZips: Readonly<Record<string, IrregularZip>> = {
  AD: { pattern: String.raw`AD[1-7]0\d`, examples: ['AD501'] },
  AR: { pattern: String.raw`[A-HJ-NP-Z]?\d{4}(?:[A-Z]{3})?`, examples: ['1070', 'C1070AAM'] },
  BN: { pattern: String.raw`[A-Z]{2} ?\d{4}`, examples: ['BT2328'] },
  CA: {
    pattern: String.raw`[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d`,
    examples: ['H3Z 2Y7'],
  },
  // The shapes of Royal Mail's Programmer's Guide to PAF; which districts exist changes too often to be a rule.
  GB: {
    pattern: String.raw`(?:GIR ?0AA|[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRVWXY]?) ?\d[ABD-HJLNP-UW-Z]{2}|BFPO ?\d{1,4})`,
    examples: ['EC1Y 8SY', 'M2 5BQ'],
  },
  // The letters that eircodes have, of Eircode's Product Guide.
  IE: {
    pattern: String.raw`(?:[AC-FHKNPRTV-Y]\d\d|D6W) ?[\dAC-FHKNPRTV-Y]{4}`,
    examples: ['A65 F4E2'],
  },
  IL: { pattern: String.raw`\d{5}(?:\d{2})?`, examples: ['9414300'] },
  LI: { pattern: '948[5-9]|949[0-8]', examples: ['9496'] },
  LV: { pattern: String.raw`LV-?\d{4}`, examples: ['LV-1073'] },
  MC: { pattern: String.raw`980\d{2}`, examples: ['98000'] },
  ME: { pattern: String.raw`8\d{4}`, examples: ['81257'] },
  MT: { pattern: String.raw`[A-Z]{3} ?\d{2,4}`, examples: ['NXR 01'] },
  NL: { pattern: String.raw`[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])`, examples: ['1234 AB'] },
  RS: { pattern: String.raw`\d{5,6}`, examples: ['11000', '106314'] },
  SA: { pattern: String.raw`\d{5}(?:-\d{4})?`, examples: ['11564'] },
  SM: { pattern: String.raw`4789\d`, examples: ['47890'] },
  TW: { pattern: String.raw`\d{3}(?:\d{2,3})?`, examples: ['104', '10603'] },
  US: { pattern: String.raw`\d{5}(?:[ -]\d{4})?`, examples: ['95014', '22162-1010'] },
  VA: { pattern: '00120', examples: ['00120'] },
  VN: { pattern: String.raw`\d{5,6}`, examples: ['70010'] },
}
