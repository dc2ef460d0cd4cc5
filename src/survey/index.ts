import { type Advice, adviceOf } from './advice.js'
import { compareWith, type EarlierSurvey } from './compare.js'
import { type Basis, basisOf, type SurveyFacts } from './document.js'

/** survey.json. */
export interface SurveyDocument extends Basis {
  readonly advice: readonly Advice[]
  readonly compare?: ReturnType<typeof compareWith>
}

/** Makes the document, and the runs that the ledger remembers. */
export function surveyOf(facts: SurveyFacts, earlier: EarlierSurvey | null) {
  const { basis, judged, sightings } = basisOf(facts)
  const compared = earlier === null ? {} : { compare: compareWith(earlier, basis) }
  const document: SurveyDocument = { ...basis, advice: adviceOf(basis, sightings), ...compared }
  return { document, judged }
}
