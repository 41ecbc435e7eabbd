import { expect, type APIRequestContext } from '@playwright/test'

interface Message {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/** The newest message to a person, once it is in the sandbox's inbox. @param about matches its text, because a person may get several */
export async function readMessage(
  request: APIRequestContext,
  sandbox: string,
  to: string,
  about = /./,
): Promise<Message> {
  const find = async () => {
    const answer = await request.get(`${sandbox}/api/messages`)
    const { messages } = (await answer.json()) as { messages: readonly Message[] }
    return messages.find((message) => message.to.includes(to) && about.test(message.text))
  }
  await expect.poll(find).toBeDefined()
  return (await find()) as Message
}
