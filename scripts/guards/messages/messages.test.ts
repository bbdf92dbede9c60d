import { describe, expect, test } from 'vitest'

import { temporaryFolder, writeFixtureFiles, type FixtureFiles } from '../fixtures/fixture-project.ts'
import { checkMessages } from './check-messages.ts'

const folder = 'apps/web/src/features/visits'
const ar = `${folder}/messages/ar.json`
const en = `${folder}/messages/en.json`

function findingsIn(files: FixtureFiles) {
  const root = temporaryFolder()
  writeFixtureFiles(root, files)
  return checkMessages(root).findings.map(({ file, message }) => `${file}: ${message}`)
}

/** Returns a feature with one message in both languages that its code uses. */
const withMessage = (arabic: string, english: string, code = "export const id = 'visits.one'\n") => ({
  [ar]: JSON.stringify({ 'visits.one': arabic }),
  [en]: JSON.stringify({ 'visits.one': english }),
  [`${folder}/visits.ts`]: code,
})
const judged = (...message: Parameters<typeof withMessage>) => findingsIn(withMessage(...message))

const six = 'zero {لا زيارات} one {زيارة} two {زيارتان} few {# زيارات} many {# زيارة} other {# زيارة}'
const both = '{count, plural, one {# visit} other {# visits}}'

describe('the guard of messages', () => {
  test('the guard of messages accepts messages that match in both languages, even with genders only in Arabic', () => {
    expect(judged(`{count, plural, ${six}}`, both)).toEqual([])
    expect(judged(`{count, plural, ${six}}`, '{count, number} in all')).toEqual([])
    expect(judged('{gender, select, male {العامل} other {العاملة}}', 'Worker')).toEqual([])
  })

  test('the guard of messages rejects a message that exists in one language only, twice, or under another feature', () => {
    expect(findingsIn({ [ar]: '{}' })).toEqual([`${en}: this language has no catalogue`])
    expect(findingsIn({ ...withMessage('نعم', 'Yes'), [en]: '{}' })).toEqual([
      `${en}: “visits.one” has no English message`,
    ])
    expect(
      findingsIn({ ...withMessage('نعم', 'Yes'), [ar]: '{"visits.one": "نعم", "visits.one": "أجل"}' }),
    ).toEqual([`${ar}: “visits.one”: stands here twice`])
    const other = { [ar]: '{"other.one": "نعم"}', [en]: '{}', [`${folder}/a.ts`]: "'other.one'" }
    expect(findingsIn(other)).toContain(`${ar}: “other.one”: ids of this catalogue start with “visits.”`)
  })

  test('the guard of messages rejects messages that take other values in the other language', () => {
    expect(judged('زيارة {name}', 'A visit of {person}')).toEqual([
      `${en}: “visits.one” takes {name} in Arabic, {person} in English`,
    ])
    expect(judged('يوم {day, date, medium}', 'On {day}')).toEqual([
      `${en}: “visits.one” takes {day, date} in Arabic, {day} in English`,
    ])
  })

  test('the guard of messages rejects messages that lack a plural form of Arabic or English @access:plurals', () => {
    expect(judged('{count, plural, one {زيارة} other {# زيارات}}', both)).toEqual([
      `${ar}: “visits.one”: the plural of {count} lacks zero, two, few, many`,
    ])
    expect(judged(`{count, plural, ${six}}`, '{count, plural, other {# visits}}')).toEqual([
      `${en}: “visits.one”: the plural of {count} lacks one`,
    ])
  })

  test.each([
    ['الانتظار...', 'Wait…', `${ar}: “visits.one”: three dots: write “…”`],
    ['الانتظار  قليلا', 'Wait', `${ar}: “visits.one”: a double space`],
    ['نعم, قريبا', 'Yes', `${ar}: “visits.one”: a Latin mark after Arabic: write “،” “؛” “؟”`],
    [' ', 'Yes', `${ar}: “visits.one”: nothing but blanks`],
    ['احفظ البطاقة', 'Save', `${ar}: “visits.one”: an order to a man`],
    ['لم يُخصم شيء. أَضِف الحي', 'Add it', `${ar}: “visits.one”: an order to a man`],
    ['الدفع الآن أو ألغِه', 'Pay', `${ar}: “visits.one”: an order to a man`],
    ['عند التردد فاختر البطاقة', 'Card', `${ar}: “visits.one”: an order to a man`],
    ['العقد معلّق', 'On hold', `${ar}: “visits.one”: an office word`],
    ['تعذّر العرض', 'It could not be shown', `${en}: “visits.one”: not what a native writer says`],
    ['بريد', 'An e-mail', `${en}: “visits.one”: write “email”`],
    ['نعم', 'Yes\u200F', `${en}: “visits.one”: an invisible direction mark: isolate the value`],
    ['نعم', 'نعم', `${en}: “visits.one” is not translated`],
    ['زيارة {', 'A visit', `${ar}: “visits.one”: not a valid ICU message`],
  ])('the guard of messages rejects a wording problem: %j, %j', (arabic, english, message) => {
    expect(judged(arabic, english)[0]).toContain(message)
  })

  test('the guard of messages accepts a passive, a noun or a past tense that looks like an imperative', () => {
    for (const arabic of [
      'سُجّل الطلب',
      'حدث خطأ',
      'غير مطلوب',
      'أُضيف، وتأكّد الدفع',
      'تواصل سريع',
      'وضع العنوان',
      'لا تقل عن ثمانية',
    ])
      expect(judged(arabic, 'Yes')).toEqual([])
  })

  test('the guard of messages applies the wording rules to the texts of the kit and the API too', () => {
    const [kit, api] = ['packages/ui/src/strings/ar.ts', 'apps/api/src/failures/messages.ts']
    const found = findingsIn({
      [kit]: "// اختر\nexport const a = { b: 'اختر الحي', c: 'جارٍ التحميل...' }\n",
      [api]: "export const a = { ar: 'راجع الحقول', en: 'It could not be read' }\n",
      'apps/api/src/log.ts': "throw new Error('it could not be read')\n",
    })
    expect(found.map((finding) => finding.slice(0, finding.indexOf('”')))).toEqual([
      `${kit}: “اختر الحي`,
      `${api}: “راجع الحقول`,
      `${api}: “It could not be read`,
    ])
  })

  test('the guard of messages applies the Arabic wording rules to the guidance and pages of Storybook', () => {
    const [meta, page] = ['packages/ui/src/components/tabs/tabs.meta.ts', '.storybook/docs/colour.mdx']
    const found = findingsIn({
      [meta]: "export const a = { ar: 'لا تضع زرًا فيها.', en: 'It could not be read' }\n",
      [page]: '# اللون\n\nاللون لا يتكلم وحده. اضغط اسمًا لتنسخه.\n',
      'packages/ui/src/components/tabs/tabs.dom.test.tsx': "export const b = 'اختر الحي'\n",
    })
    expect(found.map((finding) => finding.slice(0, finding.indexOf('”')))).toEqual([
      `${page}: “اللون لا يتكلم وحده. اضغط اسمًا لتنسخه.`,
      `${meta}: “لا تضع زرًا فيها.`,
    ])
  })

  test('the guard of messages counts a message as used by its full id or by a template of it, and rejects an unused one', () => {
    expect(judged('نعم', 'Yes', '')).toEqual([`${ar}: “visits.one” is used nowhere`])
    expect(judged('نعم', 'Yes', 'export const id = (n: string) => `visits.${n}`\n')).toEqual([])
  })
})
