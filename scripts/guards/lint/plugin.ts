import { chance, clock, formatters } from './formats-and-clock.ts'
import { kitPrefixRule } from './kit-prefix.ts'
import { participleTypesRule, urlAddressRule, statePairsRule } from './names.ts'
import { logicalDirectionRule } from './logical-direction.ts'
import { arabicInCodeRule, literalTextRule } from './no-literal-text.ts'
import { rawValuesRule } from './no-raw-values.ts'
import { browserStorageRule, network } from './owned-globals.ts'
import { sitePathsRule } from './site-paths.ts'

/** The house rules that a general linter cannot know. Which folder owns what stands in .oxlintrc.json. */
export default {
  meta: { name: 'house' },
  rules: {
    'browser-storage': browserStorageRule,
    chance,
    clock,
    formatters,
    'kit-prefix': kitPrefixRule,
    'logical-direction': logicalDirectionRule,
    network,
    'no-arabic-in-code': arabicInCodeRule,
    'no-literal-text': literalTextRule,
    'no-participle-types': participleTypesRule,
    'no-raw-values': rawValuesRule,
    'no-url-called-address': urlAddressRule,
    'site-paths': sitePathsRule,
    'state-pairs': statePairsRule,
  },
}
