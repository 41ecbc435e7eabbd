import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './tooltip.stories.module.css'
import { Tooltip, type TooltipProps } from './index.ts'

function Asked({
  word,
  ...props
}: Omit<TooltipProps<HTMLButtonElement>, 'children'> & { readonly word: string }) {
  return (
    <p className={styles.line}>
      <Tooltip<HTMLButtonElement> {...props}>
        {(trigger) => (
          <button type="button" {...trigger}>
            {word}
          </button>
        )}
      </Tooltip>
    </p>
  )
}

const meta = {
  title: 'Surfaces/Tooltip',
  component: Asked,
  args: { word: 'Security code', text: 'The three digits on the back of your card' },
} satisfies Meta<typeof Asked>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the tooltip by keyboard focus. */
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await canvas.findByRole('tooltip')
}

export const Closed: Story = {}

export const Open: Story = { play: open }

export const Below: Story = { args: { placement: 'bottom' }, play: open }

export const LongText: Story = {
  args: {
    text: 'Die dreistellige Kartenprüfnummer steht auf der Rückseite Ihrer Karte, rechts neben dem Unterschriftenfeld.',
  },
  play: open,
}
