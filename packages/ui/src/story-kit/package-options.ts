import { textsInToolbarLanguage } from './texts-in-toolbar-language.ts'

/** Empty lists of options for a special package. */
export const emptyPackageOptions = { job: [], nationality: [], number: [], duration: [] }

/** The options of the package popup in the language of the story. */
export const packageOptions = textsInToolbarLanguage({
  ar: {
    job: [
      { value: 'housemaid', label: 'عاملة منزلية' },
      { value: 'nanny', label: 'مربية أطفال' },
      { value: 'nurse', label: 'ممرضة' },
    ],
    nationality: [
      { value: 'filipino', label: 'الفلبين' },
      { value: 'indian', label: 'الهند' },
      { value: 'ethiopian', label: 'إثيوبيا' },
    ],
    number: [
      { value: '1', label: 'عاملة واحدة' },
      { value: '2', label: 'عاملتان' },
      { value: '3', label: '3 عاملات' },
    ],
    duration: [
      { value: '3months', label: 'ثلاثة أشهر' },
      { value: '6months', label: 'ستة أشهر' },
      { value: '12months', label: 'سنة كاملة' },
    ],
  },
  en: {
    job: [
      { value: 'housemaid', label: 'Housemaid' },
      { value: 'nanny', label: 'Nanny' },
      { value: 'nurse', label: 'Nurse' },
    ],
    nationality: [
      { value: 'filipino', label: 'Philippines' },
      { value: 'indian', label: 'India' },
      { value: 'ethiopian', label: 'Ethiopia' },
    ],
    number: [
      { value: '1', label: '1 worker' },
      { value: '2', label: '2 workers' },
      { value: '3', label: '3 workers' },
    ],
    duration: [
      { value: '3months', label: 'Three months' },
      { value: '6months', label: 'Six months' },
      { value: '12months', label: 'A year' },
    ],
  },
})
