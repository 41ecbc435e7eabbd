import { expect, it } from 'vitest'
import { describeFailedWrite } from './write-data-file.ts'

it.each([
  ['EACCES', 'Give this user the right to write there, or name another folder.'],
  ['EROFS', 'Give this user the right to write there, or name another folder.'],
  ['ENOSPC', 'Free some space there, or name another folder.'],
  ['EDQUOT', 'Free some space there, or name another folder.'],
])('says what to do if DATA_DIR cannot be written: %s', (code, advice) => {
  const error = Object.assign(new Error(code), { code })
  expect(describeFailedWrite('/srv/foyer', error)).toBe(
    `DATA_DIR: cannot write to /srv/foyer (${code}). ${advice}`,
  )
})
