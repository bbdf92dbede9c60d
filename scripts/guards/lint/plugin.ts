import { chance, clock, formatters } from './formats-and-clock.ts'
import { kitPrefix } from './kit-prefix.ts'
import { noParticipleTypes, noUrlCalledAddress, statePairs } from './names.ts'
import { logicalDirection } from './logical-direction.ts'
import { noArabicInCode, noLiteralText } from './no-literal-text.ts'
import { noRawValues } from './no-raw-values.ts'
import { browserStorage, network } from './owned-globals.ts'
import { sitePaths } from './site-paths.ts'

/** The house rules that a general linter cannot know. Which folder owns what stands in .oxlintrc.json. */
export default {
  meta: { name: 'house' },
  rules: {
    'browser-storage': browserStorage,
    chance,
    clock,
    formatters,
    'kit-prefix': kitPrefix,
    'logical-direction': logicalDirection,
    network,
    'no-arabic-in-code': noArabicInCode,
    'no-literal-text': noLiteralText,
    'no-participle-types': noParticipleTypes,
    'no-raw-values': noRawValues,
    'no-url-called-address': noUrlCalledAddress,
    'site-paths': sitePaths,
    'state-pairs': statePairs,
  },
}
