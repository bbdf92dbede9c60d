import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { samplesPlugin } from './samples-plugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Hides the onboarding checklist, which explains Storybook and not our components.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other parser, react-docgen-typescript, needs an API that TypeScript 7 has removed.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), samplesPlugin()],
    // Lists every dependency up front, because one found later reloads the page during a test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/ui/src/story-kit/dependencies.ts', 'packages/ui/src/**/*.stories.tsx'],
    },
  }),
}

export default config
