import '@foyer/kit/styles.css'
import type { Preview } from '@storybook/react-vite'
import { findLocale, locales } from '../src/locales.ts'
import { Room } from '../src/room.tsx'

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System theme' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: locales.map(({ id, title }) => ({ value: id, title, right: id })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'locale', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', locale: findLocale(undefined).id, direction: 'locale' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Blocks', 'Pickers', 'Forms', 'Surfaces'] } },
  },
  decorators: [
    (Story, { globals: { theme, locale, direction } }) => (
      <Room theme={theme} locale={locale} direction={direction}>
        <Story />
      </Room>
    ),
  ],
}

export default preview
