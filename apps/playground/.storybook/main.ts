import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // A block's stories stand beside it, those of forms in the kit's own folders.
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
    enableCrashReports: false,
  },
  // The other reader of properties asks TypeScript for an interface that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen', check: false },
}

export default config
