import { serverTest, type TestServer } from './server-test.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

interface Fixtures {
  office: PostOffice
  /** A server whose messages go to `post`. */
  server: TestServer
  post: PostOffice
}

/** A test that can read what the server sends out. */
export const recoveryTest = serverTest.extend<Fixtures>({
  office: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
    async ({}, use) => {
      const office = await openPostOffice()
      await use(office)
      await office.close()
    },
    { scope: 'worker' },
  ],
  async post({ office }, use) {
    office.mails.length = 0
    office.texts.length = 0
    await use(office)
  },
  async server({ start, post }, use) {
    const server = await start({ messages: post.config })
    await use(server)
    await server.context.post.settled()
  },
})

/** The token of the link in the newest mail. */
export async function readToken({ context }: TestServer, { mails }: PostOffice): Promise<string> {
  await context.post.settled()
  return /#token=([\w-]{43})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

/** The code in the newest text message. */
export async function readCode({ context }: TestServer, { texts }: PostOffice): Promise<string> {
  await context.post.settled()
  return /^(\d{6}) /.exec(texts.at(-1)?.text ?? '')?.[1] ?? ''
}
