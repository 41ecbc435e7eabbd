import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Stories are beside their blocks; those of forms are in the kit's own folders.
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
    enableCrashReports: false,
  },
  // The alternative, react-docgen-typescript, uses an interface that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen', check: false },
}

export default config
