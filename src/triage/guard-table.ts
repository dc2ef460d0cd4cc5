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

/** A program that acts when one of its arguments is an act; `unless` names what makes the command harmless. */
export interface GuardCommand {
  readonly programs: string
  /** If empty, the program always acts. */
  readonly acts: string
  readonly unless?: RegExp
}

export const GUARD_COMMANDS: readonly GuardCommand[] = [
  {
    programs: 'terraform|tofu',
    acts: 'apply|destroy|import|state|taint|force-unlock|workspace',
    unless: /\bstate (?:list|show|pull)\b|\bworkspace (?:list|select|show|new)\b/,
  },
  { programs: 'terragrunt', acts: 'apply|destroy|run-all', unless: /\brun-all (?:plan|validate|init)\b/ },
  { programs: 'pulumi', acts: 'up|update|destroy|refresh|import' },
  {
    programs: 'cdk|cdktf|sst|sls|serverless|sam|copilot|amplify|eb|chalice|zappa|ecspresso|lambroll',
    acts: 'deploy|destroy|remove|push|publish|sync|update|swap|bootstrap|rollback|terminate|undeploy',
    unless: /^sam local /,
  },
  { programs: 'packer', acts: 'build' },
  {
    programs: 'kubectl|oc',
    acts: 'apply|create|delete|patch|replace|rollout|scale|set|drain|cordon|label|annotate|start-build|new-app|import-image|edit',
    unless: /\brollout (?:status|history)\b|\bauth can-i\b|^\w+ config /,
  },
  {
    programs: 'helm|helmfile',
    acts: 'install|upgrade|uninstall|delete|rollback|apply|sync|destroy|push|cm-push',
    unless: /^helm plugin /,
  },
  { programs: 'argocd|flux', acts: 'sync|create|delete|reconcile|set|rollback|terminate-op' },
  { programs: 'skaffold', acts: 'run|deploy|apply|delete|dev' },
  {
    programs: 'werf|kapp|tk|kops|eksctl',
    acts: 'converge|deploy|apply|delete|update|upgrade|create|replace|dismiss|cleanup',
  },
  {
    programs: 'nomad',
    acts: 'run|stop|dispatch|promote|revert|restart|purge|drain|scale|fail|unblock',
    unless: /^nomad (?:job )?(?:plan|status|validate|inspect)\b/,
  },
  {
    programs:
      'npm|pnpm|yarn|bun|lerna|jsr|deno|poetry|uv|hatch|flit|pdm|maturin|vsce|ovsx|changeset|dart|flutter|rush|nimble|opam|elm|wasm-pack',
    acts: 'publish|unpublish|dist-tag|deprecate',
    unless: /\bdist-tag ls\b/,
  },
  { programs: 'cargo', acts: 'publish|yank', unless: / -n(?: |$)/ },
  { programs: 'mix|rebar3', acts: 'hex\\.publish|publish|ecto\\.(?:migrate|rollback|reset|drop)' },
  { programs: 'twine|cabal|stack|luarocks|conan|anaconda|setup.py|snapcraft|cr', acts: 'upload|release|deploy' },
  { programs: 'gem|nuget|choco|pod|cf', acts: 'push|yank|restage|delete|deploy|bg-deploy' },
  {
    programs: 'docker|docker-compose|podman|buildah|nerdctl|cachix',
    acts: 'push|--push|--push=true|(?:-H|--host=)?ssh://\\S+',
  },
  { programs: 'systemctl|supervisorctl', acts: '(?:try-|reload-or-)?restart|reload' },
  { programs: 'crane|oras|regctl|imagetools', acts: 'push|copy|cp|tag|append|create|delete' },
  { programs: 'service', acts: 'update|create|rollback|scale' },
  { programs: 'ko', acts: 'apply|build|create|publish|resolve', unless: / (?:--local|-L|--push=false)\b/ },
  { programs: 'cosign', acts: 'sign|attest|attach|upload|copy' },
  { programs: 'pack|earthly', acts: '--publish|--push' },
  { programs: 'skopeo', acts: 'copy|sync|delete' },
  { programs: 'git', acts: 'push', unless: /^git stash push\b| -n(?: |$)/ },
  {
    programs: 'gh|hub|glab',
    acts: 'release|merge|workflow|create|edit|close|delete|ci|secret|variable|rerun|(?:-X|--method=)?(?:POST|PUT|PATCH|DELETE)|-[fF]|\\S*/dispatches',
    unless:
      /^\w+ (?:release (?:view|list|download)|workflow (?:list|view)|ci (?:list|view|status|get|lint|trace)|secret list|variable (?:list|get)|(?:run|search|auth) (?!rerun))/,
  },
  { programs: 'goreleaser', acts: 'release', unless: / --snapshot\b/ },
  {
    programs:
      'semantic-release|release-it|release-please|gh-pages|surge|shipit|np|dune-release|chrome-webstore-upload|ecs-deploy|lftp|gh-ost|pt-online-schema-change',
    acts: '',
    unless: / (?:--version|--help|-h)\b/,
  },
  {
    programs: 'mvn|mvnw',
    acts: '(?:.*:)?deploy|release:(?:perform|prepare)|jib:build|flyway:migrate|liquibase:update',
  },
  {
    programs: 'gradle|gradlew',
    acts: '(?:.*:)?publish(?!\\w*MavenLocal)\\w*|(?:.*:)?(?:uploadArchives|closeAndRelease\\w*|jib|flywayMigrate|deploy\\w*)',
  },
  { programs: 'sbt|lein', acts: 'publish|publishSigned|deploy|release' },
  {
    programs: 'aws',
    acts: '(?:\\w+-)*deploy(?:ments?)?|(?:create|update|delete|put|start|stop|terminate|run|modify|register|publish|execute|reboot|promote|restore|change|send|purge|rollback)-[\\w-]+|publish|invoke',
    unless:
      /^aws(?: -\S+)*(?: [a-z][\w-]*){1,4}? (?:describe|list|get|show|validate|wait)(?:-[\w-]+)?(?: |$)|\bupdate-kubeconfig\b|--endpoint-url[= ]\S{0,260}(?:localhost|127\.0\.0\.1|localstack)/,
  },
  {
    programs: 'gcloud',
    acts: '(?:\\w+-)*deploy(?:ments?)?|submit|create|delete|update|update-traffic|replace|execute|resize|promote|import|publish|upgrade|reset|rsync|add-iam-policy-binding|rolling-action',
    unless:
      /^gcloud (?:config|auth|components|info)\b|^gcloud(?: [a-z][\w-]*){1,4}? (?:describe|list|get)(?:-[\w-]+)?(?: |$)/,
  },
  {
    programs: 'az',
    acts: '(?:\\w+-)*deploy(?:ments?)?|create|delete|update|up|restart|start|stop|swap|upload(?:-batch)?|config-zip|import|invoke|set|purge',
    unless:
      /^az (?:login|account|config|configure|extension|bicep)\b|^az(?: [a-z][\w-]*){1,4}? (?:list|get|show|validate|what-if|wait)(?:-[\w-]+)?(?: |$)/,
  },
  {
    programs: 's3|s3cmd|gsutil|rclone|azcopy|mc',
    acts: 'sync|cp|mv|rm|rb|put|copy|move|mirror|rsync',
    unless: /^(?:s3|gsutil)(?: -\S{1,200}){0,9} cp (?:-\S{1,200} ){0,9}(?:s3|gs):\S{1,200} (?!s3:|gs:)/,
  },
  {
    programs: 'flyctl|fly|vercel|netlify|wrangler|firebase|railway|render|doctl|eas|eas-cli|expo|shorebird',
    acts: '(?:.*:)?(?:deploy|distribute)|deploys|publish|--prod|promote|rollback|redeploy|up|update|submit|release|patch|apply|put|create-deployment',
  },
  {
    programs: 'fastlane',
    acts: '',
    unless:
      / (?:(?:unit_|ui_)?tests?|scan|gym|snapshot|screenshots|lint|build(?:_app|_debug|_for_testing)?|match|certificates|install_plugins|init|lanes|env|docs|actions?|list|--version)(?: |$)/,
  },
  { programs: 'xcrun|altool|iTMSTransporter', acts: '--upload-app|--upload-package|upload' },
  { programs: 'electron-builder|electron-forge', acts: 'publish|always|onTag|onTagOrDraft' },
  { programs: 'ansible-playbook', acts: '', unless: / --(?:check|syntax-check|list-\w+|version)\b/ },
  { programs: 'ansible', acts: '-m|-a|--module-name', unless: / --check\b| -m (?:ping|setup)\b/ },
  {
    programs: 'salt|salt-ssh|salt-call|puppet|knife|chef-client',
    acts: 'state\\.\\S+|cmd\\.run|apply|agent|ssh|bootstrap',
  },
  {
    programs: 'cap|mina|kamal|heroku|pm2|dokku|capistrano',
    acts: '(?:.*:)?(?:deploy|redeploy|rollback|promote|release|push)|deploy:(?!check$)\\S+|ps:\\S+',
  },
  { programs: 'scp|rsync|sftp', acts: '(?:[^\\s@]+@)?[\\w.$-]+:\\S*|[^\\s@]+@\\S+' },
  { programs: 'ssh', acts: '[^\\s@]+@\\S+', unless: / -T git@/ },
  {
    programs: 'curl|wget|http|https',
    acts: '(?:-X|--request=|--method=)?(?:POST|PUT|PATCH|DELETE)|\\S*/dispatches|\\S*(?:deploy|DEPLOY|_HOOK)\\S*|-d|--data\\S*|--json|-F|--form|-T|--upload-file|--post-data\\S*',
    unless: /(?:\/\/|[ @])(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)/,
  },
  {
    programs: 'hcloud|linode-cli|ibmcloud|aliyun|oci|octo|octopus|spin|ecs-cli|crossplane|codedeploy',
    acts: 'create|delete|rebuild|update|restart|deploy|push|execute|save|up|(?:create|deploy)-release',
  },
  { programs: 'wingetcreate|winget-create|brew', acts: 'submit|--submit|bump-(?:formula|cask)-pr' },
  { programs: 'vault|consul|etcdctl', acts: 'put|write|delete|patch' },
  { programs: 'sentry-cli', acts: 'new|finalize|upload\\S*' },
  { programs: 'jfrog|jf', acts: 'upload|u|bp|build-publish|docker-push|dp' },
  // Migrations of a database.
  {
    programs: 'psql|mysql|mariadb|sqlcmd|sqlplus|cockroach|clickhouse-client|sqlite3|mongosh|mongo|cqlsh',
    acts: '\\S*migrat\\S*',
  },
  {
    programs: 'rails|rake|hanami',
    acts: 'db:(?:migrate|rollback|prepare|reset|drop|schema:load|seed|setup)\\S*',
    unless: /db:migrate:status/,
  },
  {
    programs:
      'manage.py|artisan|django-admin|flyway|dbmate|goose|atlas|sqlx|sql-migrate|tern|sea-orm-cli|phinx|node-pg-migrate|db-migrate|migrate-mongo|umzug|yoyo',
    acts: 'migrate(?::\\S+)?|\\S+:deploy|up|down|apply|rollback|reset|repair|undo|clean|drop|redo',
    unless: / --(?:plan|check|pretend|fake)\b|migrate:status| migrate (?:info|lint|diff|hash|validate|status|new)\b/,
  },
  { programs: 'migrate', acts: 'up|down|goto|force|drop' },
  { programs: 'alembic|aerich|flask', acts: 'upgrade|downgrade|stamp', unless: / --sql\b/ },
  {
    programs: 'liquibase',
    acts: 'update(?:-count|-to-tag|All)?|rollback\\S*|drop-?[aA]ll|changelog-?[sS]ync',
    unless: /-?(?:sql|SQL)(?: |$)/,
  },
  { programs: 'sqitch|skeema', acts: 'deploy|revert|rebase|push' },
  {
    programs: 'prisma|supabase|drizzle-kit|hasura',
    acts: 'migrate|push|migration|apply|deploy|reset',
    unless: /\bmigrat(?:e|ion) (?:status|diff|new|list)\b/,
  },
  {
    programs: 'knex|sequelize|sequelize-cli|typeorm|typeorm-ts-node-commonjs|typeorm-ts-node-esm|mikro-orm',
    acts: '(?:db:)?(?:migrate|migration|seed)(?::(?:latest|up|down|run|revert|rollback|undo|all)\\S*)?',
  },
  { programs: 'diesel', acts: 'migration|reset', unless: /\bmigration (?:list|pending|generate)\b/ },
  { programs: 'ef', acts: 'update' },
  { programs: 'console', acts: 'doctrine:(?:migrations:(?:migrate|execute)|schema:update)' },
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
  const found = permissions.find(({ name, level }) => level === 'write' && GUARDED_PERMISSION.test(name))
  return isDefault || found === undefined ? null : `${found.name}: write`
}
