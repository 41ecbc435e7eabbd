import '@foyer/kit/styles.css'
import type { Preview } from '@storybook/react-vite'
import { findLocale, locales } from '../src/locales.ts'
import { StoryFrame } from '../src/story-frame.tsx'

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
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'foyer', title: 'Foyer' },
          { value: 'harbour', title: 'Harbour, made up' },
          { value: 'ember', title: 'Ember, made up' },
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
  initialGlobals: { theme: 'system', brand: 'foyer', locale: findLocale(undefined).id, direction: 'locale' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Blocks', 'Pickers', 'Forms', 'Surfaces'] } },
  },
  decorators: [
    (Story, { globals: { theme, brand, locale, direction } }) => (
      <StoryFrame theme={theme} brand={brand} locale={locale} direction={direction}>
        <Story />
      </StoryFrame>
    ),
  ],
}

export default preview
