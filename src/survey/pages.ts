import type { SurveyDocument } from './document.js'
import { surveyHtml } from './html.js'
import { surveyMarkdown } from './markdown.js'
import { surveyText } from './text.js'

/** The survey in one of its formats. */
export function surveyPage(document: SurveyDocument, format: string): string {
  if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`
  if (format === 'markdown') return surveyMarkdown(document)
  return format === 'html' ? surveyHtml(document) : surveyText(document)
}
