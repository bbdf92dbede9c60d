import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Sakina UI',
    colorPrimary: '#0b5345',
    colorSecondary: '#0b5345',
    appBg: '#fbf8f3',
  }),
})
