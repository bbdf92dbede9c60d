import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { samplesPlugin } from './samples-plugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // whoever opens it has come to look, not to be taught Storybook
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // docgen-typescript needs an API that TypeScript 7 no longer has
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), samplesPlugin()],
    // Every dependency is found before the first story runs: one found later reloads the page under a test
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/ui/src/story-kit/dependencies.ts', 'packages/ui/src/**/*.stories.tsx'],
    },
  }),
}

export default config
