/**
 * The shapes of postal codes, from Google's libaddressinput (https://github.com/google/libaddressinput, the keys `fmt`,
 * `require`, `zip`, `zipex` and `zip_name_type`), without prefixes for mail from abroad, such as `CH-`. `#` is a digit,
 * `@` a letter; a blank or hyphen between them may be left out when typing.
 */
export const zipShapes: Readonly<Record<string, string>> = {
  '###': 'FO GN IS LS MG PG',
  '####': 'AF AL AM AT AU AZ BD BE BG CH CV CY DK ET GE GW HT HU LR LU MD MK MZ NE NO NZ PH SI SJ TN VE ZA',
  '#####':
    'BA BT CU DE DO DZ EE EH ES FI FR GT HN HR ID IQ IT JO KE KR KW LA LK LT MA MM MN MV MX MY NA NI NP PE PK SD SN TH TR UA UY ZM',
  '######': 'BY CN CO IN KG NG RO RU SG TJ TM TT UZ',
  '#######': 'CL',
  '### ##': 'CZ GR SE SK',
  '##-###': 'PL',
  '####-###': 'PT',
  '#####-###': 'BR',
  '#####-#####': 'IR',
  '###-####': 'JP',
}

interface IrregularZip {
  /** Matches the whole code, in capitals. */
  readonly pattern: string
  /** Examples for the message. */
  readonly examples: readonly string[]
  /** The part before the blank or hyphen, and that sign. */
  readonly parted?: { readonly after: string; readonly by: ' ' | '-' }
}

const usParted = { after: String.raw`\d{5}(?=\d)`, by: '-' } as const
const britishParted = { after: String.raw`BFPO|.+(?=\d..$)`, by: ' ' } as const

/** A place that has a single code. */
const singleCode = (code: string): IrregularZip => {
  const [first = '', second] = code.split(' ')
  if (second === undefined) return { pattern: code, examples: [code] }
  return { pattern: `${first} ?${second}`, examples: [code], parted: { after: first, by: ' ' } }
}

/** The zip codes of territories of the United States, or served by their post. */
const usTerritory = (five: string, ...examples: string[]): IrregularZip => ({
  pattern: String.raw`(?:${five})(?:[ -]?\d{4})?`,
  examples,
  parted: usParted,
})

/** Islands with their own post and codes of British shape. */
const britishIsland = (area: string, example: string): IrregularZip => ({
  pattern: String.raw`${area}\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}`,
  examples: [example],
  parted: britishParted,
})

/** Codes with more than one shape. From the same source, except for the letters of an eircode. */
export const irregularZips: Readonly<Record<string, IrregularZip>> = {
  AC: singleCode('ASCN 1ZZ'),
  AD: { pattern: String.raw`AD[1-7]0\d`, examples: ['AD501'] },
  AI: { pattern: '(?:AI-?)?2640', examples: ['2640'] },
  AR: { pattern: String.raw`[A-HJ-NP-Z]?\d{4}(?:[A-Z]{3})?`, examples: ['1070', 'C1070AAM'] },
  AS: usTerritory('96799', '96799'),
  AX: { pattern: String.raw`22\d{3}`, examples: ['22150'] },
  BB: { pattern: String.raw`BB\d{5}`, examples: ['BB23026'] },
  BH: { pattern: String.raw`(?:\d|1[0-2])\d{2}`, examples: ['317'] },
  BL: { pattern: String.raw`9[78][01]\d{2}`, examples: ['97133'] },
  BM: { pattern: '[A-Z]{2} ?[A-Z0-9]{2}', examples: ['FL 07', 'HM GX'], parted: { after: '..', by: ' ' } },
  BN: { pattern: String.raw`[A-Z]{2} ?\d{4}`, examples: ['BT2328'] },
  CA: {
    pattern: String.raw`[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d`,
    examples: ['H3Z 2Y7'],
    parted: { after: '...', by: ' ' },
  },
  CC: singleCode('6799'),
  CR: { pattern: String.raw`\d{4,5}`, examples: ['10101'] },
  CX: singleCode('6798'),
  EC: { pattern: String.raw`[A-Z]\d{4}[A-Z]|(?:[A-Z]{2})?\d{6}`, examples: ['090105'] },
  // Seven digits in the newest data of libaddressinput; older codes have five.
  EG: { pattern: String.raw`\d{5}(?:\d{2})?`, examples: ['4460232', '12411'] },
  FK: singleCode('FIQQ 1ZZ'),
  FM: usTerritory('9694[1-4]', '96941'),
  // The shapes of Royal Mail's Programmer's Guide to PAF. Existing districts are not checked, because they change too
  // often.
  GB: {
    pattern: String.raw`(?:GIR ?0AA|[A-PR-UWYZ](?:\d[\dA-HJKPSTUW]?|[A-HK-Y]\d[\dABEHMNPRVWXY]?) ?\d[ABD-HJLNP-UW-Z]{2}|BFPO ?\d{1,4})`,
    examples: ['EC1Y 8SY', 'M2 5BQ'],
    parted: britishParted,
  },
  GF: { pattern: String.raw`9[78]3\d{2}`, examples: ['97300'] },
  GG: britishIsland('GY', 'GY1 1AA'),
  GI: singleCode('GX11 1AA'),
  GL: { pattern: String.raw`39\d{2}`, examples: ['3900'] },
  GP: { pattern: String.raw`9[78][01]\d{2}`, examples: ['97100'] },
  GU: usTerritory(String.raw`969(?:[12]\d|3[12])`, '96910'),
  // The letters of eircodes are from Eircode's Product Guide.
  IE: {
    pattern: String.raw`(?:[AC-FHKNPRTV-Y]\d\d|D6W) ?[\dAC-FHKNPRTV-Y]{4}`,
    examples: ['A65 F4E2'],
    parted: { after: '...', by: ' ' },
  },
  IL: { pattern: String.raw`\d{5}(?:\d{2})?`, examples: ['9414300'] },
  IM: britishIsland('IM', 'IM2 1AA'),
  IO: singleCode('BBND 1ZZ'),
  JE: britishIsland('JE', 'JE1 1AA'),
  // Six digits in the newest data of libaddressinput; older codes have five.
  KH: { pattern: String.raw`\d{5,6}`, examples: ['120101', '12203'] },
  KY: { pattern: String.raw`KY\d-?\d{4}`, examples: ['KY1-1100'], parted: { after: '...', by: '-' } },
  // Six digits, or since 2015 seven characters for a single building (Kazpost).
  KZ: { pattern: String.raw`\d{6}|[A-Z]\d{2}[A-Z\d]{4}`, examples: ['040900', 'A15E3H4'] },
  LB: {
    pattern: String.raw`\d{4}(?: ?\d{4})?`,
    examples: ['2038 3054', '1000'],
    parted: { after: String.raw`\d{4}(?=\d)`, by: ' ' },
  },
  LI: { pattern: '948[5-9]|949[0-8]', examples: ['9496'] },
  LV: { pattern: String.raw`LV-?\d{4}`, examples: ['LV-1073'], parted: { after: 'LV', by: '-' } },
  MC: { pattern: String.raw`980\d{2}`, examples: ['98000'] },
  ME: { pattern: String.raw`8\d{4}`, examples: ['81257'] },
  MF: { pattern: String.raw`9[78][01]\d{2}`, examples: ['97150'] },
  MH: usTerritory(String.raw`969[67]\d`, '96960'),
  MP: usTerritory('9695[012]', '96950'),
  MQ: { pattern: String.raw`9[78]2\d{2}`, examples: ['97220'] },
  MT: { pattern: String.raw`[A-Z]{3} ?\d{2,4}`, examples: ['NXR 01'], parted: { after: '...', by: ' ' } },
  // With a letter on Rodrigues (R) and Agalega (A).
  MU: { pattern: String.raw`[\dAR]\d{4}`, examples: ['42602', 'R5133'] },
  NC: { pattern: String.raw`988\d{2}`, examples: ['98814'] },
  NF: singleCode('2899'),
  NL: {
    pattern: String.raw`[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])`,
    examples: ['1234 AB'],
    parted: { after: '....', by: ' ' },
  },
  OM: { pattern: String.raw`(?:PC ?)?\d{3}`, examples: ['133'], parted: { after: 'PC', by: ' ' } },
  PF: { pattern: String.raw`987\d{2}`, examples: ['98709'] },
  PM: { pattern: String.raw`9[78]5\d{2}`, examples: ['97500'] },
  PR: usTerritory(String.raw`00[679]\d{2}`, '00930'),
  PW: usTerritory('969(?:39|40)', '96940'),
  // Six digits since 2018; older codes have four.
  PY: { pattern: String.raw`\d{4}(?:\d{2})?`, examples: ['001001', '1536'] },
  RE: { pattern: String.raw`9[78]4\d{2}`, examples: ['97400'] },
  RS: { pattern: String.raw`\d{5,6}`, examples: ['11000', '106314'] },
  SA: { pattern: String.raw`\d{5}(?:-?\d{4})?`, examples: ['11564'], parted: usParted },
  SH: singleCode('STHL 1ZZ'),
  SM: { pattern: String.raw`4789\d`, examples: ['47890'] },
  SO: {
    pattern: String.raw`(?:[A-Z]{2} ?)?\d{5}`,
    examples: ['JH 09010'],
    parted: { after: '[A-Z]{2}', by: ' ' },
  },
  SV: {
    pattern: String.raw`(?:CP ?)?[1-3][1-7][0-2]\d`,
    examples: ['CP 1101'],
    parted: { after: 'CP', by: ' ' },
  },
  SZ: { pattern: String.raw`[HLMS]\d{3}`, examples: ['H100'] },
  TA: singleCode('TDCU 1ZZ'),
  TC: singleCode('TKCA 1ZZ'),
  TW: { pattern: String.raw`\d{3}(?:\d{2,3})?`, examples: ['104', '10603'] },
  TZ: { pattern: String.raw`\d{4,5}`, examples: ['6090', '34413'] },
  US: usTerritory(String.raw`\d{5}`, '95014', '22162-1010'),
  VA: singleCode('00120'),
  VC: { pattern: String.raw`VC\d{4}`, examples: ['VC0100'] },
  VG: { pattern: String.raw`VG\d{4}`, examples: ['VG1110'] },
  VI: usTerritory(String.raw`008(?:[0-4]\d|5[01])`, '00802'),
  VN: { pattern: String.raw`\d{5,6}`, examples: ['70010'] },
  WF: { pattern: String.raw`986\d{2}`, examples: ['98600'] },
  XK: { pattern: String.raw`[1-7]\d{4}`, examples: ['10000'] },
  YT: { pattern: String.raw`976\d{2}`, examples: ['97600'] },
}

/** The countries where post arrives without a code, too: it is in their `fmt`, but not in `require`. */
export const optionalZips: ReadonlySet<string> = new Set(
  (
    'AC AD AF AI AL AM AR AZ BA BB BD BG BH BM BN BT BY CC CL CO CR CU CV CX CY DO DZ EC EG EH ET FO GE GI GN GT GW HN ' +
    'HR HT ID IE IL IQ IR IS JO KE KG KH KW KY KZ LA LB LK LR LS MA MC MD ME MG MK MM MN MT MU MV MZ NA NE NF NG NI NP ' +
    'OM PE PG PH PK PY RS SA SD SI SN SO SV SZ TA TH TJ TM TN TT TZ UY UZ VA VC VE VG VN XK ZM'
  ).split(' '),
)
