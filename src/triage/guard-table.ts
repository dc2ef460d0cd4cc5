/** Words, commands, actions and permissions by which a job acts on the world; see `guard.ts`. */

/** Whole words of a name, with the act that each one means. */
export const GUARD_WORDS: Readonly<Record<string, RegExp>> = {
  deploy: /^(?:re)?deploy(?:s|ed|ing|er|ments?)?$/,
  release: /^(?:releas(?:es?|ed|ing|er)|prerelease)$/,
  publish: /^(?:re)?publish(?:es|ed|ing|er)?$/,
  promote: /^promot(?:es?|ed|ing|ions?)$/,
  rollout: /^roll(?:outs?|ing)$/,
  rollback: /^roll(?:ed|ing)?backs?$/,
  ship: /^ship(?:s|ped|ping|it|ments?)?$/,
  migrate: /^migrat(?:es?|ed|ing|ions?|or)$/,
  provision: /^provision(?:s|ed|ing|er)?$/,
  production: /^prod(?:uction)?$/,
}

/**
 * Programs that act when one of their arguments is an act, or always without a list of acts; `unless` names what makes the command
 * harmless.
 */
export const GUARD_COMMANDS: readonly (readonly [programs: string, acts: string, unless?: RegExp])[] = [
  [
    'terraform|tofu',
    'apply|destroy|import|state|taint|force-unlock|workspace',
    /\bstate (?:list|show|pull)\b|\bworkspace (?:list|select|show|new)\b/,
  ],
  ['terragrunt', 'apply|destroy|run-all', /\brun-all (?:plan|validate|init)\b/],
  ['pulumi', 'up|update|destroy|refresh|import'],
  [
    'cdk|cdktf|sst|sls|serverless|sam|copilot|amplify|eb|chalice|zappa|ecspresso|lambroll',
    'deploy|destroy|remove|push|publish|sync|update|swap|bootstrap|rollback|terminate|undeploy',
    /^sam local /,
  ],
  ['packer', 'build'],
  [
    'kubectl|oc',
    'apply|create|delete|patch|replace|rollout|scale|set|drain|cordon|label|annotate|start-build|new-app|import-image|edit',
    /\brollout (?:status|history)\b|\bauth can-i\b|^\w+ config /,
  ],
  ['helm|helmfile', 'install|upgrade|uninstall|delete|rollback|apply|sync|destroy|push|cm-push', /^helm plugin /],
  ['argocd|flux', 'sync|create|delete|reconcile|set|rollback|terminate-op'],
  ['skaffold', 'run|deploy|apply|delete|dev'],
  ['werf|kapp|tk|kops|eksctl', 'converge|deploy|apply|delete|update|upgrade|create|replace|dismiss|cleanup'],
  [
    'nomad',
    'run|stop|dispatch|promote|revert|restart|purge|drain|scale|fail|unblock',
    /^nomad (?:job )?(?:plan|status|validate|inspect)\b/,
  ],
  [
    'npm|pnpm|yarn|bun|lerna|jsr|deno|poetry|uv|hatch|flit|pdm|maturin|vsce|ovsx|changeset|dart|flutter|rush|nimble|opam|elm|wasm-pack',
    'publish|unpublish|dist-tag|deprecate',
    /\bdist-tag ls\b/,
  ],
  ['cargo', 'publish|yank', / -n(?: |$)/],
  ['mix|rebar3', 'hex\\.publish|publish|ecto\\.(?:migrate|rollback|reset|drop)'],
  ['twine|cabal|stack|luarocks|conan|anaconda|setup.py|snapcraft|cr', 'upload|release|deploy'],
  ['gem|nuget|choco|pod|cf', 'push|yank|restage|delete|deploy|bg-deploy'],
  ['docker|docker-compose|podman|buildah|nerdctl|cachix', 'push|--push|--push=true|(?:-H|--host=)?ssh://\\S+'],
  ['systemctl|supervisorctl', '(?:try-|reload-or-)?restart|reload'],
  ['crane|oras|regctl|imagetools', 'push|copy|cp|tag|append|create|delete'],
  ['service', 'update|create|rollback|scale'],
  ['ko', 'apply|build|create|publish|resolve', / (?:--local|-L|--push=false)\b/],
  ['cosign', 'sign|attest|attach|upload|copy'],
  ['pack|earthly', '--publish|--push'],
  ['skopeo', 'copy|sync|delete'],
  ['git', 'push', /^git stash push\b| -n(?: |$)/],
  [
    'gh|hub|glab',
    'release|merge|workflow|create|edit|close|delete|ci|secret|variable|rerun|(?:-X|--method=)?(?:POST|PUT|PATCH|DELETE)|-[fF]|\\S*/dispatches',
    /^\w+ (?:release (?:view|list|download)|workflow (?:list|view)|ci (?:list|view|status|get|lint|trace)|secret list|variable (?:list|get)|(?:run|search|auth) (?!rerun))/,
  ],
  ['goreleaser', 'release', / --snapshot\b/],
  [
    'semantic-release|release-it|release-please|gh-pages|surge|shipit|np|dune-release|chrome-webstore-upload|ecs-deploy|lftp|gh-ost|pt-online-schema-change',
    '',
    / (?:--version|--help|-h)\b/,
  ],
  ['mvn|mvnw', '(?:.*:)?deploy|release:(?:perform|prepare)|jib:build|flyway:migrate|liquibase:update'],
  [
    'gradle|gradlew',
    '(?:.*:)?publish(?!\\w*MavenLocal)\\w*|(?:.*:)?(?:uploadArchives|closeAndRelease\\w*|jib|flywayMigrate|deploy\\w*)',
  ],
  ['sbt|lein', 'publish|publishSigned|deploy|release'],
  [
    'aws',
    '(?:\\w+-)*deploy(?:ments?)?|(?:create|update|delete|put|start|stop|terminate|run|modify|register|publish|execute|reboot|promote|restore|change|send|purge|rollback)-[\\w-]+|publish|invoke',
    /^aws(?: -\S+)*(?: [a-z][\w-]*){1,4}? (?:describe|list|get|show|validate|wait)(?:-[\w-]+)?(?: |$)|\bupdate-kubeconfig\b|--endpoint-url[= ]\S{0,260}(?:localhost|127\.0\.0\.1|localstack)/,
  ],
  [
    'gcloud',
    '(?:\\w+-)*deploy(?:ments?)?|submit|create|delete|update|update-traffic|replace|execute|resize|promote|import|publish|upgrade|reset|rsync|add-iam-policy-binding|rolling-action',
    /^gcloud (?:config|auth|components|info)\b|^gcloud(?: [a-z][\w-]*){1,4}? (?:describe|list|get)(?:-[\w-]+)?(?: |$)/,
  ],
  [
    'az',
    '(?:\\w+-)*deploy(?:ments?)?|create|delete|update|up|restart|start|stop|swap|upload(?:-batch)?|config-zip|import|invoke|set|purge',
    /^az (?:login|account|config|configure|extension|bicep)\b|^az(?: [a-z][\w-]*){1,4}? (?:list|get|show|validate|what-if|wait)(?:-[\w-]+)?(?: |$)/,
  ],
  [
    's3|s3cmd|gsutil|rclone|azcopy|mc',
    'sync|cp|mv|rm|rb|put|copy|move|mirror|rsync',
    /^(?:s3|gsutil)(?: -\S{1,200}){0,9} cp (?:-\S{1,200} ){0,9}(?:s3|gs):\S{1,200} (?!s3:|gs:)/,
  ],
  [
    'flyctl|fly|vercel|netlify|wrangler|firebase|railway|render|doctl|eas|eas-cli|expo|shorebird',
    '(?:.*:)?(?:deploy|distribute)|deploys|publish|--prod|promote|rollback|redeploy|up|update|submit|release|patch|apply|put|create-deployment',
  ],
  [
    'fastlane',
    '',
    / (?:(?:unit_|ui_)?tests?|scan|gym|snapshot|screenshots|lint|build(?:_app|_debug|_for_testing)?|match|certificates|install_plugins|init|lanes|env|docs|actions?|list|--version)(?: |$)/,
  ],
  ['xcrun|altool|iTMSTransporter', '--upload-app|--upload-package|upload'],
  ['electron-builder|electron-forge', 'publish|always|onTag|onTagOrDraft'],
  ['ansible-playbook', '', / --(?:check|syntax-check|list-\w+|version)\b/],
  ['ansible', '-m|-a|--module-name', / --check\b| -m (?:ping|setup)\b/],
  ['salt|salt-ssh|salt-call|puppet|knife|chef-client', 'state\\.\\S+|cmd\\.run|apply|agent|ssh|bootstrap'],
  [
    'cap|mina|kamal|heroku|pm2|dokku|capistrano',
    '(?:.*:)?(?:deploy|redeploy|rollback|promote|release|push)|deploy:(?!check$)\\S+|ps:\\S+',
  ],
  ['scp|rsync|sftp', '(?:[^\\s@]+@)?[\\w.$-]+:\\S*|[^\\s@]+@\\S+'],
  ['ssh', '[^\\s@]+@\\S+', / -T git@/],
  [
    'curl|wget|http|https',
    '(?:-X|--request=|--method=)?(?:POST|PUT|PATCH|DELETE)|\\S*/dispatches|\\S*(?:deploy|DEPLOY|_HOOK)\\S*|-d|--data\\S*|--json|-F|--form|-T|--upload-file|--post-data\\S*',
    /(?:\/\/|[ @])(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)/,
  ],
  [
    'hcloud|linode-cli|ibmcloud|aliyun|oci|octo|octopus|spin|ecs-cli|crossplane|codedeploy',
    'create|delete|rebuild|update|restart|deploy|push|execute|save|up|(?:create|deploy)-release',
  ],
  ['wingetcreate|winget-create|brew', 'submit|--submit|bump-(?:formula|cask)-pr'],
  ['vault|consul|etcdctl', 'put|write|delete|patch'],
  ['sentry-cli', 'new|finalize|upload\\S*'],
  ['jfrog|jf', 'upload|u|bp|build-publish|docker-push|dp'],
  // Migrations of a database.
  ['psql|mysql|mariadb|sqlcmd|sqlplus|cockroach|clickhouse-client|sqlite3|mongosh|mongo|cqlsh', '\\S*migrat\\S*'],
  ['rails|rake|hanami', 'db:(?:migrate|rollback|prepare|reset|drop|schema:load|seed|setup)\\S*', /db:migrate:status/],
  [
    'manage.py|artisan|django-admin|flyway|dbmate|goose|atlas|sqlx|sql-migrate|tern|sea-orm-cli|phinx|node-pg-migrate|db-migrate|migrate-mongo|umzug|yoyo',
    'migrate(?::\\S+)?|\\S+:deploy|up|down|apply|rollback|reset|repair|undo|clean|drop|redo',
    / --(?:plan|check|pretend|fake)\b|migrate:status| migrate (?:info|lint|diff|hash|validate|status|new)\b/,
  ],
  ['migrate', 'up|down|goto|force|drop'],
  ['alembic|aerich|flask', 'upgrade|downgrade|stamp', / --sql\b/],
  ['liquibase', 'update(?:-count|-to-tag|All)?|rollback\\S*|drop-?[aA]ll|changelog-?[sS]ync', /-?(?:sql|SQL)(?: |$)/],
  ['sqitch|skeema', 'deploy|revert|rebase|push'],
  [
    'prisma|supabase|drizzle-kit|hasura',
    'migrate|push|migration|apply|deploy|reset',
    /\bmigrat(?:e|ion) (?:status|diff|new|list)\b/,
  ],
  [
    'knex|sequelize|sequelize-cli|typeorm|typeorm-ts-node-commonjs|typeorm-ts-node-esm|mikro-orm',
    '(?:db:)?(?:migrate|migration|seed)(?::(?:latest|up|down|run|revert|rollback|undo|all)\\S*)?',
  ],
  ['diesel', 'migration|reset', /\bmigration (?:list|pending|generate)\b/],
  ['ef', 'update'],
  ['console', 'doctrine:(?:migrations:(?:migrate|execute)|schema:update)'],
]

/** Actions that act by an input, which the log shows below their name. */
export const GUARD_ACTIONS: readonly (readonly [action: RegExp, input: RegExp | null, word: string])[] = [
  [/^docker\/(?:build-push|bake)-action$/, /^push: true$/, 'push: true'],
  [/^goreleaser\/goreleaser-action$/, /^args: release(?!.*--snapshot)/, 'goreleaser release'],
  [/^cloudflare\/wrangler-action$/, /^command: .*\b(?:deploy|publish)\b/, 'wrangler deploy'],
  [/^changesets\/action$/, /^publish: \S/, 'publish'],
  [/^appleboy\/(?:ssh|scp)-action$/, null, 'ssh'],
  [
    /^(?:ad-m\/github-push-action|stefanzweifel\/git-auto-commit-action|peaceiris\/actions-gh-pages)$/,
    null,
    'git push',
  ],
]

/**
 * Actions that do not act on the world; a step with any other action is guarded. Their inputs are read as commands. The second
 * column names inputs that make the action act unless they are absent or `false`.
 */
const HARMLESS_ACTIONS: readonly (readonly [action: RegExp, actingInputs?: readonly string[]])[] = [
  [
    /^actions\/(?:checkout|cache(?:\/(?:restore|save))?|(?:upload|download)-artifact(?:\/merge)?|dependency-review-action)$/,
  ],
  // Tools, toolchains and services of a test.
  [/^[\w.-]+(?:\/[\w.-]+){0,3}\/setup-[\w.-]+$/],
  [/^[\w.-]+\/(?:action-setup|install-action|install-nix-action|nix-installer-action|magic-nix-cache-action)$/],
  [
    /^(?:actions-rs|dtolnay)\/(?:toolchain|rust-toolchain|cargo)$|^swatinem\/rust-cache$|^mozilla-actions\/sccache-action$/,
  ],
  [
    /^gradle\/(?:gradle-build-action|wrapper-validation-action|actions\/wrapper-validation)$|^subosito\/flutter-action$/,
  ],
  [
    /^docker\/(?:login-action|metadata-action)$|^ilammy\/msvc-dev-cmd$|^jlumbroso\/free-disk-space$|^helm\/kind-action$/,
  ],
  [/^docker\/(?:build-push|bake)-action$/, ['push', 'outputs', 'set']],
  [/^(?:supercharge\/(?:redis|mongodb)-github-action|getong\/mariadb-action|harmon758\/postgresql-action)$/],
  // Tests, linters and reports about them.
  [/^(?:codecov\/codecov-action|coverallsapp\/github-action|dorny\/(?:paths-filter|test-reporter))$/],
  [/^(?:mikepenz\/action-junit-report|tj-actions\/changed-files|step-security\/harden-runner)$/],
  [/^(?:golangci\/golangci-lint-action|pre-commit\/action|crate-ci\/typos|psf\/black|astral-sh\/ruff-action)$/],
  [/^(?:super-linter\/super-linter(?:\/slim)?|hadolint\/hadolint-action|ludeeus\/action-shellcheck)$/],
  [/^github\/codeql-action\/(?:init|autobuild|analyze|upload-sarif)$|^cypress-io\/github-action$/],
  [/^nick-(?:fields|invision)\/retry$/],
  [/^conductor-action\/conductor-action(?:\/[\w-]+)?$/, ['workflow']],
]

/** Reports whether the action of a step, `owner/action@ref`, is known to do nothing but build and test. */
export function isHarmlessAction(uses: string, inputs: Readonly<Record<string, string>>): boolean {
  const name = uses.split('@', 1)[0]?.toLowerCase() ?? ''
  const row = HARMLESS_ACTIONS.find(([action]) => action.test(name))
  const isOff = (input: string): boolean => ['', 'false'].includes(inputs[input]?.trim().toLowerCase() ?? '')
  return row !== undefined && (row[1] ?? []).every(isOff)
}

/** The group in which the runner lists the permissions of the job's token, at the head of a log. */
export const PERMISSIONS_GROUP = 'GITHUB_TOKEN Permissions'
const GUARDED_PERMISSION = /^(?:contents|packages|deployments|pages|attestations)$/
/** A token that may read these can write none of them. */
const READ_ONLY = /^(?:metadata|models)$/
/** Number of permissions from which on a token that may write all of them has GitHub's old default, which nobody chose. */
const DEFAULT_PERMISSIONS = 6

/** Returns the writing permission that somebody gave to a token on purpose; null if there is none. */
export function findWritePermission(lines: readonly string[]): string | null {
  const permissions = lines.flatMap((line) => {
    const [, name = '', level] = /^([A-Za-z-]{1,40}): (\w{1,10})$/.exec(line.trim()) ?? []
    return level === undefined || READ_ONLY.test(name.toLowerCase()) ? [] : [{ name: name.toLowerCase(), level }]
  })
  const isDefault = permissions.length >= DEFAULT_PERMISSIONS && permissions.every(({ level }) => level === 'write')
  const guarded = permissions.find(({ name, level }) => level === 'write' && GUARDED_PERMISSION.test(name))
  return isDefault || guarded === undefined ? null : `${guarded.name}: write`
}

/** Returns the writing permission that a workflow file gives; null if there is none. */
export function findGivenPermission(permissions: string | Readonly<Record<string, string>>): string | null {
  if (typeof permissions === 'string') return permissions === 'read-all' ? null : `permissions: ${permissions}`
  const guarded = Object.entries(permissions).find(
    ([name, level]) => level !== 'read' && level !== 'none' && GUARDED_PERMISSION.test(name),
  )
  return guarded === undefined ? null : guarded.join(': ')
}
