import type { Meta, StoryObj } from '@storybook/react-vite'
import { InstallBanner } from './index.ts'
import { InstallPrompt, type InstallDevice } from './install-prompt.ts'

/** Simulates a browser that offers to install the app. */
function createPrompt(device: InstallDevice): InstallPrompt {
  const events = new EventTarget()
  const prompt = new InstallPrompt({
    cooldown: 0,
    device,
    isInstalled: false,
    storage: null,
    now: () => 0,
    events,
  })
  const promptEvent = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => {},
    userChoice: new Promise(() => {}),
  })
  if (device === 'android') events.dispatchEvent(promptEvent)
  return prompt
}

const meta = {
  title: 'Surfaces/Install prompt',
  component: InstallBanner,
  args: { name: 'Foyer', prompt: createPrompt('android') },
} satisfies Meta<typeof InstallBanner>

export default meta
type Story = StoryObj<typeof meta>

export const BrowserPrompt: Story = {}

export const ManualSteps: Story = { args: { prompt: createPrompt('ios') } }

export const LongName: Story = {
  args: { name: 'Bundesverband der Verbraucherzentralen und Verbraucherverbände' },
}
