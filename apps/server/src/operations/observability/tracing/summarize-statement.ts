/** The verbs and tables of a statement in order, such as `delete sessions insert audit_events`. It has no values, and few variants. */
export function summarizeStatement(text: string): string {
  const cteNames = new Set(Array.from(text.matchAll(/(?:\bwith|,)\s+"?(\w+)"? as \(/gi), ([, name]) => name))
  const steps = Array.from(
    text.matchAll(/\b(insert into|delete from|update|from|join)\s+"?([a-z]\w*)"?/gi),
    ([, verb = '', table = '']) => ({ verb: verbs[verb.toLowerCase()] ?? 'select', table }),
  ).filter(({ table }) => !cteNames.has(table) && !/^(?:select|jsonb_|unnest|generate_|set\b)/i.test(table))
  const summaries = [...new Set(steps.map(({ verb, table }) => `${verb} ${table}`))]
  return summaries.length > 0
    ? summaries.join(' ').slice(0, 255)
    : (text.trim().split(/\s/, 1)[0] ?? '').toLowerCase()
}

const verbs: Readonly<Record<string, string>> = {
  'insert into': 'insert',
  'delete from': 'delete',
  update: 'update',
}
