import { foldForSearch } from '@sakina/text'

/**
 * Synonyms in both languages, in the spellings people use. A text with any word of a group matches all of
 * them, so that "Filipina" finds "فلبينية".
 */
const FAMILIES: readonly string[] = [
  'فلبينية فلبيني فلبينيات فليبينية فلبين فلپينية filipina filipino filipinas filipinos philippine philippines pinoy',
  'كينية كيني كينيات كينيا kenya kenyan kenyans',
  'إثيوبية إثيوبي إثيوبيات إثيوبيا حبشية حبشي الحبشة ethiopia ethiopian ethiopians',
  'أوغندية أوغندي أوغنديات أوغندا uganda ugandan ugandans',
  'إندونيسية إندونيسي إندونيسيات إندونيسيا أندنوسية اندونوسية indonesia indonesian indonesians',
  'بنغلاديشية بنغلاديشي بنغلاديش بنجلاديشية بنجلاديش بنقلاديشية بنقلاديش بنغالية بنغالي bangladesh bangladeshi bengali',
  'بوروندية بوروندي burundi burundian',
  'ماليزية ماليزي ماليزيا malaysia malaysian',
  'نيجيرية نيجيري نيجيريا nigeria nigerian',
  'هندية هندي هنود هند india indian indians',
  'مربية مربيات حاضنة جليسة أطفال طفل nanny nannies babysitter babysitters babysitting childcare children',
  'منزلية عاملات شغالة شغالات خادمة خادمات منظفة تنظيف نظافة ترتيب غسيل housemaid housemaids maid maids cleaner cleaners cleaning housekeeper housekeeping housework',
  'ممرضة ممرضات ممرض تمريض nurse nurses nursing',
  'طبخ طباخة طباخات طباخ طاهية طهي cook cooks cooking chef',
  'عامل عمال houseman housemen handyman male',
  'سائق سائقة سائقين سواق driver drivers chauffeur',
  'مرافقة مرافق مسن مسنة مسنين كبار السن elderly companion caregiver carer eldercare',
  'مقيمة مقيم إقامة live in resident residents',
  'ساعة ساعات زيارة زيارات hourly hour hours visit visits',
  'نقل كفالة تنازل transfer transferred sponsorship',
  'استقدام وساطة recruit recruitment recruiting mediation',
]

const LEADING_ARABIC = /^(?:و?(?:ال|بال|لل)|ب)(?=\p{Script=Arabic}{3})/u

const wordsOf = (folded: string): readonly string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
const withoutArticle = (word: string): string => word.replace(LEADING_ARABIC, '')

const families: readonly ReadonlySet<string>[] = FAMILIES.map(
  (words) => new Set(wordsOf(foldForSearch(words))),
)

const SHORTEST_BEGINNING = 3

/**
 * The groups of synonyms that contain the word or, while it is still being typed, a word that
 * begins with it.
 */
const familiesOf = (word: string): readonly ReadonlySet<string>[] => {
  const bare = withoutArticle(word)
  const whole = families.filter((family) => family.has(word) || family.has(bare))
  if (whole.length > 0 || bare.length < SHORTEST_BEGINNING) return whole
  return families.filter((family) => [...family].some((each) => each.startsWith(bare)))
}

/**
 * Whether the texts contain every word of the search or a synonym of it. An empty search matches everything.
 */
export function isFoundBySearch(search: string, texts: readonly string[]): boolean {
  const haystack = foldForSearch(texts.join(' '))
  const words = new Set(wordsOf(haystack).flatMap((word) => [word, withoutArticle(word)]))
  return wordsOf(foldForSearch(search)).every(
    (word) =>
      haystack.includes(word) ||
      haystack.includes(withoutArticle(word)) ||
      familiesOf(word).some((family) => [...family].some((each) => words.has(each))),
  )
}
