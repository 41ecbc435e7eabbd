import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialIcon } from './index.ts'
import styles from './social-icon.stories.module.css'

const names = [
  'discord',
  'facebook',
  'google',
  'instagram',
  'mailru',
  'ok',
  'steam',
  'telegram',
  'threads',
  'tiktok',
  'vk',
  'whatsapp',
  'x',
  'yandex',
  'youtube',
  'a provider without a mark',
]

function Marks() {
  return (
    <ul className={styles.marks}>
      {names.map((name) => (
        <li key={name}>
          <SocialIcon name={name} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const meta = {
  title: 'Icons/Social',
  component: Marks,
} satisfies Meta<typeof Marks>

export default meta

export const All: StoryObj<typeof meta> = {}
