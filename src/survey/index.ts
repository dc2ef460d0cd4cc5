import { type Advice, createAdvice } from './advice.js'
import { compareWith, type EarlierSurvey } from './compare.js'
import { type Basis, createBasis, type SurveyFacts } from './document.js'

export interface SurveyDocument extends Basis {
  readonly advice: readonly Advice[]
  readonly compare?: ReturnType<typeof compareWith>
}

export function createSurvey(facts: SurveyFacts, earlier: EarlierSurvey | null) {
  const { basis, judged, sightings } = createBasis(facts)
  const compared = earlier === null ? {} : { compare: compareWith(earlier, basis) }
  const document: SurveyDocument = { ...basis, advice: createAdvice(basis, sightings), ...compared }
  return { document, judged }
}
